import type { Endpoints, Input, Value } from '@boardwalk/api-client'
import type { Bonus } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { useErrorText, useMoney } from '@boardwalk/shell/feature'
import { WriteDialog } from '@boardwalk/shell/page-kit'
import type { Write } from '@boardwalk/shell/write'
import { KeyValueList, Stack, Text } from '@boardwalk/ui'
import { isPositive } from './percent-done.ts'
import { useBonusWords } from './use-bonus-words.ts'

type Row = Endpoints['giveUpBonus']
type Props = { bonus: Bonus; write: Write<Input<Row>, Value<Row>>; onClose: () => void }

/** The last look before a bonus is given up: the money that goes with it, and the withdrawal that it frees. */
export function GiveUpDialog({ bonus, write, onClose }: Props) {
  const { t } = useTranslation('member-centre')
  const errorText = useErrorText()
  const money = useMoney()
  const { titleOf } = useBonusWords()
  const { id, givesUp } = bonus
  return (
    <WriteDialog
      isOpen
      {...{ write, onClose }}
      body={{ id }}
      title={t('bonusDetails.giveUp.ask')}
      confirmLabel={t('bonusDetails.giveUp.action')}
      refusal={(error) => (error.data?.status === 'WAGERED' ? t('bonusDetails.giveUp.wagered') : errorText(error))}
      done={() => t('bonusDetails.about.GIVEN_UP')}
    >
      {() => (
        <Stack $gap="3">
          <KeyValueList
            items={[
              { name: t('bonusDetails.column.what'), value: titleOf(bonus) },
              ...(isPositive(givesUp) ? [{ name: t('bonusDetails.giveUp.goes'), value: money(givesUp) }] : []),
            ]}
          />
          <Text>{t(isPositive(givesUp) ? 'bonusDetails.giveUp.rounds' : 'bonusDetails.giveUp.nothing')}</Text>
          <Text $size="sm" $tone="muted">
            {t('bonusDetails.giveUp.free')}
          </Text>
        </Stack>
      )}
    </WriteDialog>
  )
}
