import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Badge, Button, Heading, Money, Progress, Row, Stack, Text, type Tone } from '@boardwalk/ui'
import styled from 'styled-components'
import type { Reward } from './question.ts'
import { useRewardWords } from './use-reward-words.ts'

const tones: Record<Reward['status'], Tone> = {
  ...({ CLAIM: 'accent', CLAIMED: 'info', ISSUED: 'positive' } as const),
  ...({ REJECTED: 'negative', CLOSED: 'neutral' } as const),
}

/** One reward: its state, its amount, and of a claimed bonus how much is wagered. */
export function RewardCard({ reward, onClaim }: { reward: Reward; onClaim: () => void }) {
  const { t } = useTranslation('member-centre')
  const words = useRewardWords()
  const { status, type, amount, wagering, refNo } = reward
  const title = words.title(reward)
  return (
    <Card aria-label={title}>
      <Stack $gap="2">
        <Row $gap="2">
          <Badge $tone={tones[status]}>{t(`rewardCenter.states.${status}`)}</Badge>
          <Badge>{t(`rewardCenter.type.${type}`)}</Badge>
        </Row>
        <Heading level={2} size="card">
          {title}
        </Heading>
        <Text $weight="bold">
          <Money text={words.money(amount)} />
        </Text>
        <Text $size="sm" $tone="muted">
          {words.date(reward)}
        </Text>
        {wagering && status === 'CLAIM' && <Text $size="sm">{words.wager(reward)}</Text>}
        {wagering && (status === 'CLAIMED' || status === 'ISSUED') && (
          <Progress
            label={t('rewardCenter.wagering')}
            value={wagering.percent}
            valueText={t('rewardCenter.progress', {
              ...{ done: words.money(wagering.done), required: words.money(wagering.required) },
            })}
          />
        )}
        {refNo && (
          <Text $size="xs" $tone="muted">
            {t('rewardCenter.refNo')} <bdi>{refNo}</bdi>
          </Text>
        )}
      </Stack>
      {status === 'CLAIM' && <Button onClick={onClaim}>{t('rewardCenter.claim')}</Button>}
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
