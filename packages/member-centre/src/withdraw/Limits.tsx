import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { percentOf } from '@boardwalk/shell/page-kit'
import { KeyValueList, Notice, Stack, Text } from '@boardwalk/ui'
import { BonusesHeld } from '../records/BonusesHeld.tsx'
import { isHeld } from '../records/is-held.ts'
import type { Info } from './types.ts'

/** The amount that can be withdrawn now, and the rest of each rule. */
export function Limits({ info }: { info: Info }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const { available, min, max, feeRate, feeFree, countLeft, countLimit, amountLeft, resetsAt, pausedUntil } = info
  const { turnover, bonuses } = info
  const isFree = feeFree > 0 || Number(feeRate) === 0
  const today = { amount: money(amountLeft), left: String(countLeft), max: String(countLimit) }
  return (
    <Stack $gap="3">
      <KeyValueList
        items={[
          { name: t(isHeld(info) ? 'withdraw.held' : 'withdraw.available'), value: money(available) },
          { name: t('withdraw.each'), value: t('withdraw.range', { min: money(min), max: money(max) }) },
          { name: t('withdraw.today'), value: t('withdraw.todayLeft', today) },
          {
            name: t('withdraw.fact.fee'),
            value: isFree ? t('withdraw.free') : t('withdraw.rate', { rate: percentOf(feeRate) }),
          },
        ]}
      />
      <Text $size="sm" $tone="muted">
        {t('withdraw.resets', { time: formatDateTime(resetsAt, code, brand) })}
      </Text>
      {pausedUntil && (
        <Notice tone="warning">
          {t('withdraw.refused.paused', { time: formatDateTime(pausedUntil, code, brand) })}
        </Notice>
      )}
      {Number(turnover.remaining) > 0 && (
        <Notice tone="warning">
          {t('withdraw.turnover', {
            ...{ left: money(turnover.remaining), used: money(turnover.done), max: money(turnover.required) },
          })}
        </Notice>
      )}
      <BonusesHeld bonuses={bonuses} />
    </Stack>
  )
}
