import type { Endpoints, Value } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { formatZonedTime } from '@boardwalk/i18n/zone-name'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { useWrite, WriteNotice } from '@boardwalk/shell/write'
import { Button } from '@boardwalk/ui'
import { ReadyRow } from './ReadyRow.tsx'

/** The day's play money: claimed here, or when and below which balance it can be. */
export function DailyAllowance({ allowance }: { allowance: Value<Endpoints['allowance']> }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const write = useWrite('claimAllowance', 'allowance')
  const { state, amount: sum, below, resetsAt } = allowance
  const amount = money(sum)
  const texts = {
    READY: () => t('rewardCenter.ready.allowanceReady', { amount }),
    CLAIMED: () => t('rewardCenter.ready.allowanceTaken', { time: formatZonedTime(resetsAt, code, brand) }),
    ENOUGH: () => t('rewardCenter.ready.allowanceLater', { amount, below: money(below) }),
    ...{ OFF: () => '', EXCLUDED: () => '' },
  }
  const isDone = write.phase === 'done'
  return (
    <>
      <ReadyRow
        title={t('rewardCenter.ready.allowance')}
        text={isDone ? t('rewardCenter.ready.allowanceDone', { amount }) : texts[state]()}
      >
        {state === 'READY' && !isDone && (
          <Button disabled={write.phase === 'sending'} onClick={() => write.confirm({})}>
            {t('rewardCenter.ready.claim', { amount })}
          </Button>
        )}
      </ReadyRow>
      <WriteNotice write={write} />
    </>
  )
}
