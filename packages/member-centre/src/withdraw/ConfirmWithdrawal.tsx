import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { PayPasswordField, WriteDialog } from '@boardwalk/shell/page-kit'
import { usePaidWrite, useWrite } from '@boardwalk/shell/write'
import { Text } from '@boardwalk/ui'
import { useState } from 'react'
import { useMoneyRefusal } from '../records/use-money-refusal.ts'
import type { Account, Order, Withdrawn } from './types.ts'

type Props = {
  order: Omit<Order, 'password'> | null
  accounts: readonly Account[]
  onClose: (isDone: boolean) => void
}

/** The last look before an amount is held: it cannot be cancelled afterwards. */
export function ConfirmWithdrawal({ order, accounts, onClose }: Props) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const refusal = useMoneyRefusal('withdraw')
  const [password, setPassword] = useState('')
  const sent = useWrite('createWithdrawal', 'withdraw')
  const { write, isTried } = usePaidWrite(sent, password !== '', { password })
  const nameOf = (id: string) => {
    const account = accounts.find((each) => each.id === id)
    return account ? `${account.bankName} ${account.masked}` : ''
  }
  const close = () => {
    setPassword('')
    onClose(sent.phase === 'done')
  }
  return (
    <WriteDialog
      isOpen={order !== null}
      onClose={close}
      write={write}
      body={{ ...(order ?? { amount: '0.00', accountId: '' }), password }}
      title={t('withdraw.ask')}
      confirmLabel={t('withdraw.submit')}
      refusal={refusal}
      done={(made) => <Made made={made} />}
    >
      {(body) => (
        <>
          <Text>{t('withdraw.confirm', { amount: money(body.amount), name: nameOf(body.accountId) })}</Text>
          <Text $size="sm" $tone="muted">
            {t('withdraw.final')}
          </Text>
          <PayPasswordField
            value={password}
            onChange={setPassword}
            isMissing={isTried && password === ''}
            isUnset={sent.phase === 'refused' && sent.error.code === 'PAY_PASSWORD_UNSET'}
          />
        </>
      )}
    </WriteDialog>
  )
}

function Made({ made: { refNo, nextUpdate } }: { made: Withdrawn }) {
  const { t } = useTranslation('member-centre')
  const brand = useBrand()
  const { code } = useLanguage()
  const time = nextUpdate ? formatDateTime(nextUpdate, code, brand) : ''
  return <span>{t('withdraw.made', { refNo, time })}</span>
}
