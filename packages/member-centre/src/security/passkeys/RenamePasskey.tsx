import { useRenamePasskeyMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { StepUpDialog } from '@boardwalk/shell/account'
import { TextField } from '@boardwalk/ui'
import { useState } from 'react'
import { SecureForm } from '../SecureForm.tsx'
import { useSecureAction } from '../use-secure-action.ts'
import type { Passkey } from './passkey.ts'

type Props = { passkey: Passkey; onClose: () => void; onDone: () => void }

export function RenamePasskey({ passkey: { id, name: old }, onClose, onDone }: Props) {
  const { t } = useTranslation('member-centre')
  const [name, setName] = useState(old ?? '')
  const [rename] = useRenamePasskeyMutation()
  const action = useSecureAction(() => rename({ id, name: name.trim() }), onDone)
  const title = t('securityCenter.passkeys.renameOne', { name: old ?? t('securityCenter.passkeys.unnamed') })
  const isGood = name.trim() !== ''
  return (
    <StepUpDialog stepUp={action.stepUp} onClose={onClose} title={title} width={440} delay={0}>
      <SecureForm {...{ title, action, isGood, submit: t('securityCenter.passkeys.save'), onCancel: onClose }}>
        {(isTried) => (
          <TextField
            label={t('securityCenter.passkeys.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={isTried && !isGood ? t('securityCenter.passkeys.nameRequired') : undefined}
            maxLength={64}
            required
          />
        )}
      </SecureForm>
    </StepUpDialog>
  )
}
