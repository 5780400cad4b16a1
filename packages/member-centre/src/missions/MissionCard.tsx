import { token } from '@boardwalk/brand-kit'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { Badge, Button, Heading, Progress, Row, Stack, Text, type Tone } from '@boardwalk/ui'
import styled from 'styled-components'
import { type Mission, useMissionText } from './use-mission-text.ts'

const tones: Record<Mission['state'], Tone> = {
  OPEN: 'info',
  CLAIM: 'highlight',
  CLAIMED: 'positive',
  CLOSED: 'neutral',
}

type Props = { mission: Mission; isBusy: boolean; onClaim: () => void }

/** A mission with its progress, its reward and, once it is complete, the button that claims it. */
export function MissionCard({ mission, isBusy, onClaim }: Props) {
  const { t } = useTranslation('member-centre')
  const text = useMissionText()
  const brand = useBrand()
  const { code } = useLanguage()
  const { title, desc, period, metric, state, reward, endsAt } = mission
  return (
    <Card aria-label={title}>
      <Stack $gap="3">
        <Row $gap="2">
          <Badge>{t(`missionLeaderboard.period.${period}`)}</Badge>
          <Badge $tone={tones[state]}>{t(`missionLeaderboard.state.${state}`)}</Badge>
        </Row>
        <Heading level={2} size="card">
          {title}
        </Heading>
        <Text $tone="muted">{desc}</Text>
        <Progress
          label={t(`missionLeaderboard.metric.${metric}`)}
          value={Math.min(Number(mission.progress), Number(mission.target))}
          max={Number(mission.target)}
          valueText={text.progress(mission)}
          tone={state === 'CLAIM' || state === 'CLAIMED' ? 'positive' : 'accent'}
        />
        <Text $weight="bold">{text.reward(reward, 'reward')}</Text>
        {endsAt && (
          <Text $size="sm" $tone="muted">
            {t(`missionLeaderboard.${state === 'CLOSED' ? 'ended' : 'until'}`, {
              time: formatDateTime(endsAt, code, brand),
            })}
          </Text>
        )}
      </Stack>
      {state === 'CLAIM' && (
        <Button variant="solid" disabled={isBusy} onClick={onClaim}>
          {t('missionLeaderboard.claim')}
        </Button>
      )}
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  align-content: space-between;
  gap: ${token('space-4')};
  min-inline-size: 0;
  padding: ${token('space-4')};
  overflow-wrap: anywhere;
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`
