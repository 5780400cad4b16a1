import { useTranslation } from '@boardwalk/i18n'
import { NumberField } from '@boardwalk/ui'
import { millionthsOf, percentOf, rateOf } from '../contracts/rate.ts'

type Range = { min: string; max: string }
type Props = Range & { value: string; onChange: (percent: string) => void; isTried: boolean }

/** The rate of a typed percentage within the bounds; null for any other text. Empty is none. */
export function rebateOf(percent: string, { min, max }: Range): string | null {
  const typed = millionthsOf(percent.replace(/\.$/, '') || '0')
  const bound = (rate: string) => millionthsOf(percentOf(rate)) ?? 0n
  return typed !== null && typed >= bound(min) && typed <= bound(max) ? rateOf(typed) : null
}

/** A rebate as a percentage, with its limits. */
export function RebateField({ min, max, value, onChange, isTried }: Props) {
  const { t } = useTranslation('agent-centre')
  const bounds = { min: `${percentOf(min)}%`, max: `${percentOf(max)}%` }
  return (
    <NumberField
      label={t('rebate.label')}
      hint={t(min === '0' ? 'rebate.hint' : 'rebate.range', bounds)}
      error={isTried && rebateOf(value, { min, max }) === null ? t('rebate.wrong', bounds) : undefined}
      value={value}
      onChange={onChange}
      decimals={4}
      maxLength={8}
    />
  )
}
