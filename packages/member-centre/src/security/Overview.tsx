import { token } from '@boardwalk/brand-kit'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { disc, Heading, Progress, Row, ShieldIcon, Stack, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import type { Facts } from './dialogs.ts'

const most = 3

/** How well the account is protected, and where it was used before. */
export function Overview({ facts: { brief, lastLogin, idleSeconds } }: { facts: Facts }) {
  const { t } = useTranslation(['member-centre', 'dialogs'])
  const { code } = useLanguage()
  const brand = useBrand()
  const last = lastLogin && {
    ...{ time: formatDateTime(lastLogin.at, code, brand), ip: lastLogin.ip },
    name: lastLogin.device ?? t('dialogs:sessions.unknown'),
  }
  return (
    <Card>
      <Row $gap="3" $wrap={false}>
        <Mark data-whole={brief.level === most || undefined}>
          <ShieldIcon size={28} />
        </Mark>
        <Stack $gap="1">
          <Heading level={2} size="card">
            {t(`securityCenter.level.${brief.level}`)}
          </Heading>
          <Text $size="sm" $tone="muted">
            {last ? t('securityCenter.lastLogin', last) : t('securityCenter.firstLogin')}
          </Text>
        </Stack>
      </Row>
      <Progress
        label={t('securityCenter.protections')}
        value={brief.level}
        max={most}
        valueText={t('securityCenter.steps', { level: brief.level, most })}
        tone={brief.level === most ? 'positive' : 'accent'}
      />
      <Text $size="sm" $tone="muted">
        {t('securityCenter.idle', { count: Math.round(idleSeconds / 60) })}
      </Text>
    </Card>
  )
}

const Card = styled.section`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface-sunken')};
`

const Mark = styled.span`
  ${disc}
  inline-size: 3.25rem;
  block-size: 3.25rem;
  &[data-whole] { background: ${token('color-positive-soft')}; color: ${token('color-on-positive-soft')}; }
`
