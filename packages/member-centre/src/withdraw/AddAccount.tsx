import { useWithdrawBanksQuery } from '@boardwalk/api-client/centres'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { PayPasswordField, WriteDialog } from '@boardwalk/shell/page-kit'
import { usePaidWrite, useWrite } from '@boardwalk/shell/write'
import { Select, TextField } from '@boardwalk/ui'
import { useState } from 'react'
import { useMoneyRefusal } from '../records/use-money-refusal.ts'

const nothing = { bankCode: '', accountNo: '', holder: '', password: '' }
/** As the gateway takes it. */
const number = /^\d{6,20}$/

/** Adds an account in the player's own name. */
export function AddAccount({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('member-centre')
  const brand = useBrand()
  const { code } = useLanguage()
  const refusal = useMoneyRefusal('withdraw')
  const { data } = useWithdrawBanksQuery({}, { skip: !isOpen })
  const [typed, setTyped] = useState(nothing)
  const sent = useWrite('addPayAccount', 'pay-account')
  const banks = data?.list ?? []
  const body = {
    ...{ bankCode: typed.bankCode || (banks[0]?.bankCode ?? ''), accountNo: typed.accountNo.replaceAll(' ', '') },
    ...{ holder: data?.holder ?? typed.holder.trim(), password: typed.password },
  }
  const wrong = { number: !number.test(body.accountNo), holder: body.holder === '', password: typed.password === '' }
  const { write, isTried } = usePaidWrite(sent, !Object.values(wrong).includes(true) && body.bankCode !== '', {
    password: typed.password,
  })
  const change = (field: keyof typeof nothing) => (value: string) => setTyped({ ...typed, [field]: value })
  const close = () => {
    setTyped(nothing)
    onClose()
  }
  return (
    <WriteDialog
      isOpen={isOpen}
      onClose={close}
      {...{ write, body, refusal }}
      title={t('withdraw.account.add')}
      confirmLabel={t('withdraw.account.save')}
      done={({ usableFrom }) => t('withdraw.account.added', { time: formatDateTime(usableFrom, code, brand) })}
    >
      {() => (
        <>
          <Select
            label={t('withdraw.account.bank')}
            value={body.bankCode}
            options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
            onChange={({ target }) => change('bankCode')(target.value)}
          />
          <TextField
            label={t('withdraw.account.number')}
            inputMode="numeric"
            autoComplete="off"
            value={typed.accountNo}
            onChange={({ target }) => change('accountNo')(target.value)}
            error={isTried && wrong.number ? t('withdraw.account.numberWrong') : undefined}
            maxLength={26}
            required
          />
          <TextField
            label={t('withdraw.account.holder')}
            hint={t('withdraw.account.own')}
            value={data?.holder ?? typed.holder}
            readOnly={Boolean(data?.holder)}
            onChange={({ target }) => change('holder')(target.value)}
            error={isTried && wrong.holder ? t('withdraw.account.holderMissing') : undefined}
            maxLength={64}
            required
          />
          <PayPasswordField
            value={typed.password}
            onChange={change('password')}
            isMissing={isTried && wrong.password}
            isUnset={sent.phase === 'refused' && sent.error.code === 'PAY_PASSWORD_UNSET'}
          />
        </>
      )}
    </WriteDialog>
  )
}
