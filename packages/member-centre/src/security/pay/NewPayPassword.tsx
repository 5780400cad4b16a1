import { useTranslation } from '@boardwalk/i18n'
import { useNewPassword } from '@boardwalk/shell/account'
import { PasswordField } from '@boardwalk/ui'

export type NewPay = { next: string; again: string }
export const noNewPay: NewPay = { next: '', again: '' }

/** Why a new transaction password may not be sent yet, by field. */
export function useNewPayProblems({ next, again }: NewPay) {
  const { hint, checkNew, checkCopy } = useNewPassword('paymentPassword')
  const said = (check: unknown) => (check === true ? undefined : String(check))
  return { hint, problems: { next: said(checkNew(next)), again: said(checkCopy(again, next)) } }
}

type Props = {
  value: NewPay
  onChange: (value: NewPay) => void
  hint: string | undefined
  /** Shown once the form was to be sent. */
  problems: Partial<Record<keyof NewPay, string | undefined>>
}

/** The new transaction password, twice. */
export function NewPayPassword({ value, onChange, hint, problems }: Props) {
  const { t } = useTranslation(['member-centre', 'shell'])
  const fields = [
    { name: 'next', label: t('securityCenter.pay.new'), hint },
    { name: 'again', label: t('securityCenter.pay.again'), hint: undefined },
  ] as const
  return fields.map(({ name, ...field }) => (
    <PasswordField
      key={name}
      {...field}
      value={value[name]}
      onChange={({ target }) => onChange({ ...value, [name]: target.value })}
      error={problems[name]}
      autoComplete="off"
      labels={{ show: t('shell:password.show'), hide: t('shell:password.hide') }}
      required
    />
  ))
}
