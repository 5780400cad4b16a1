import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { KeyValueList, Notice, Stack, Text } from '@boardwalk/ui'
import { BonusesHeld } from '../records/BonusesHeld.tsx'
import { isHeld } from '../records/is-held.ts'
import type { Info } from './types.ts'

/** The recipient, the amount that can be transferred now, and the rest of each rule. */
export function Limits({ info, recipient }: { info: Info; recipient: string }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const { available, min, max, amountLeft, amountLimit, resetsAt, turnover, bonuses, pausedUntil } = info
  return (
    <Stack $gap="3">
      <KeyValueList
        items={[
          { name: t('transferUpline.recipient'), value: <bdi>{recipient}</bdi> },
          { name: t(isHeld(info) ? 'transferUpline.held' : 'transferUpline.available'), value: money(available) },
          { name: t('transferUpline.each'), value: t('transferUpline.range', { min: money(min), max: money(max) }) },
          {
            name: t('transferUpline.today'),
            value: t('transferUpline.todayLeft', { left: money(amountLeft), max: money(amountLimit) }),
          },
        ]}
      />
      <Text $size="sm" $tone="muted">
        {t('transferUpline.resets', { time: formatDateTime(resetsAt, code, brand) })}
      </Text>
      {pausedUntil && (
        <Notice tone="warning">
          {t('transferUpline.refused.paused', { time: formatDateTime(pausedUntil, code, brand) })}
        </Notice>
      )}
      {Number(turnover.remaining) > 0 && (
        <Notice tone="warning">
          {t('transferUpline.turnover', {
            ...{ left: money(turnover.remaining), used: money(turnover.done), max: money(turnover.required) },
          })}
        </Notice>
      )}
      <BonusesHeld bonuses={bonuses} />
    </Stack>
  )
}
