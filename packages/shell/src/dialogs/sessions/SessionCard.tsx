import { token } from '@boardwalk/brand-kit'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { Badge, Button, Row, Stack, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import { useBrand } from '../../app/storefront-context.ts'
import { useLanguage } from '../../settings/use-language.ts'

export type SignedInSession = { id: string; current: boolean; lastSeenAt: string; ip: string; device: string | null }

type SessionCardProps = { session: SignedInSession; isBusy: boolean; onEnd: () => void }

/** One place where the account is signed in. */
export function SessionCard({ session, isBusy, onEnd }: SessionCardProps) {
  const { t } = useTranslation('dialogs')
  const brand = useBrand()
  const { code } = useLanguage()
  const { current, device, ip, lastSeenAt } = session
  const name = device ?? t('sessions.unknown')
  return (
    <Card>
      <Stack $gap="1">
        <Row $gap="2">
          <Text as="span" $weight="bold">
            {name}
          </Text>
          {current && <Badge $tone="positive">{t('sessions.current')}</Badge>}
        </Row>
        <Text $size="sm" $tone="muted">
          {t('sessions.seen', { time: formatDateTime(lastSeenAt, code, brand), ip })}
        </Text>
      </Stack>
      {!current && (
        <Button
          size="small"
          variant="outline"
          isBusy={isBusy}
          aria-label={t('sessions.endOne', { name })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Card>
  )
}

const Card = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding: ${token('space-3')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
`
