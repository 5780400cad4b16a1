import type { Endpoints, Input, Value } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useErrorText } from '@boardwalk/shell/feature'
import { WriteDialog } from '@boardwalk/shell/page-kit'
import type { Write } from '@boardwalk/shell/write'
import { KeyValueList, Stack, Text } from '@boardwalk/ui'
import type { Reward } from './question.ts'
import { useRewardWords } from './use-reward-words.ts'

type Row = Endpoints['claimReward']
type Props = { reward: Reward; write: Write<Input<Row>, Value<Row>>; onClose: () => void }

/** The terms of a reward before it is claimed; they were frozen when it was granted. */
export function ClaimDialog({ reward, write, onClose }: Props) {
  const { t } = useTranslation('member-centre')
  const errorText = useErrorText()
  const words = useRewardWords()
  const wager = words.wager(reward)
  return (
    <WriteDialog
      isOpen
      {...{ onClose, write }}
      body={{ id: reward.rewardId }}
      title={t('rewardCenter.ask')}
      confirmLabel={t('rewardCenter.claim')}
      refusal={(error) => (error.code === 'NOT_ELIGIBLE' ? t('rewardCenter.late') : errorText(error))}
      done={({ type, amount }) => t(`rewardCenter.done.${type}`, { amount: words.money(amount) })}
    >
      {() => (
        <Stack $gap="3">
          <KeyValueList
            items={[
              { name: words.title(reward), value: words.money(reward.amount) },
              { name: t('points.type'), value: t(`rewardCenter.type.${reward.type}`) },
            ]}
          />
          {wager && <Text>{wager}</Text>}
          <Text $size="sm" $tone="muted">
            {t('rewardCenter.terms')}
          </Text>
        </Stack>
      )}
    </WriteDialog>
  )
}
