import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { PayPasswordField, WriteDialog } from '@boardwalk/shell/page-kit'
import { usePaidWrite, useWrite } from '@boardwalk/shell/write'
import { OwnWords, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { useMoneyRefusal } from '../records/use-money-refusal.ts'
import type { Order } from './types.ts'

type Props = { order: Omit<Order, 'password'> | null; onClose: (isDone: boolean) => void }

/** The last look before the money moves, with the recipient's masked name; the gateway compares it. */
export function ConfirmTransfer({ order, onClose }: Props) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const refusal = useMoneyRefusal('transferUpline')
  const [password, setPassword] = useState('')
  const sent = useWrite('transferUpline', 'transfer-upline')
  const { write, isTried } = usePaidWrite(sent, password !== '', { password })
  const close = () => {
    setPassword('')
    onClose(sent.phase === 'done')
  }
  return (
    <WriteDialog
      isOpen={order !== null}
      onClose={close}
      {...{ write, refusal }}
      body={{ ...(order ?? { amount: '0.00' }), password }}
      title={t('transferUpline.ask')}
      confirmLabel={t('transferUpline.submit')}
      done={({ amount, recipient, refNo }) =>
        t('transferUpline.done', { amount: money(amount), name: recipient, refNo })
      }
    >
      {({ amount, recipient = '', remark }) => (
        <>
          <Text>{t('transferUpline.confirm', { amount: money(amount), name: recipient })}</Text>
          {remark && (
            <Text $tone="muted">
              <OwnWords>{remark}</OwnWords>
            </Text>
          )}
          <Text $size="sm" $tone="muted">
            {t('transferUpline.final')}
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
