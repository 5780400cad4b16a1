import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { percentOf } from '@boardwalk/shell/page-kit'
import { RadioGroup } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import type { Method } from './types.ts'

type Props = {
  methods: readonly Method[]
  value: string
  /** Announced: the effect of the chosen method on the rest of the form. */
  hint: ReactNode
  onChange: (methodId: string) => void
}

const hints: Partial<Record<Method['kind'], string>> = { REDIRECT: 'twoSteps', BANK_TRANSFER: 'byTransfer' }

/** Ways to pay, each with its limits, its fee, and whether there is a second step. */
export function MethodChoice({ methods, value, hint, onChange }: Props) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const feeOf = ({ feeRate }: Method) =>
    Number(feeRate) === 0 ? t('depositv2.noFee') : t('depositv2.fee', { rate: percentOf(feeRate) })
  return (
    <RadioGroup
      label={t('depositv2.method')}
      options={methods.map((method) => ({
        ...{ value: method.methodId, label: method.name, isDisabled: method.status !== 'UP', aside: feeOf(method) },
        hint: t(`depositv2.${hints[method.kind] ?? 'oneStep'}`, {
          ...{ min: money(method.min), max: money(method.max) },
        }),
      }))}
      value={value}
      hint={hint}
      onChange={onChange}
    />
  )
}
