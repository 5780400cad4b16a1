import { useTranslation } from '@boardwalk/i18n'
import { PayPasswordField, WriteDialog } from '@boardwalk/shell/page-kit'
import { usePaidWrite, useWrite } from '@boardwalk/shell/write'
import { Text } from '@boardwalk/ui'
import { useState } from 'react'
import type { Account } from './types.ts'

/** Removes an account; one that a withdrawal is on its way to stays. */
export function RemoveAccount({ account, onClose }: { account: Account | undefined; onClose: () => void }) {
  const { t } = useTranslation('member-centre')
  const [password, setPassword] = useState('')
  const sent = useWrite('removePayAccount', 'remove-pay-account')
  const { write, isTried } = usePaidWrite(sent, password !== '', { password })
  return (
    <WriteDialog
      isOpen={account !== undefined}
      onClose={() => {
        setPassword('')
        onClose()
      }}
      write={write}
      body={{ id: account?.id ?? '', password }}
      title={t('withdraw.account.removeAsk')}
      confirmLabel={t('withdraw.account.remove')}
      done={() => t('withdraw.account.removed')}
    >
      {() => (
        <>
          {account && <Text>{`${account.bankName} ${account.masked}`}</Text>}
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
