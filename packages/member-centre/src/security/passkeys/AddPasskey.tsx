import { useAddPasskeyMutation, useStartPasskeyMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { passkeys, StepUpDialog } from '@boardwalk/shell/account'
import { TextField } from '@boardwalk/ui'
import { useState } from 'react'
import { SecureForm } from '../SecureForm.tsx'
import { useSecureAction } from '../use-secure-action.ts'

type Props = { onClose: () => void; onDone: () => void }

/** Adds a passkey: the gateway's options, the browser's dialog, then the new passkey to the gateway. */
export function AddPasskey({ onClose, onDone }: Props) {
  const { t } = useTranslation('member-centre')
  const [name, setName] = useState('')
  const [start] = useStartPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  const attempt = async () => {
    const started = await start({})
    if (!started.data) return { error: started.error }
    try {
      const { makePasskey } = await passkeys()
      return await add({ name: name.trim(), passkey: await makePasskey(started.data) })
    } catch (error) {
      return { error }
    }
  }
  const action = useSecureAction<{ id: string }>(attempt, onDone)
  const title = t('securityCenter.passkeys.add')
  return (
    <StepUpDialog stepUp={action.stepUp} onClose={onClose} title={title} width={440} delay={0}>
      <SecureForm {...{ title, action, submit: title, onCancel: onClose }} isGood>
        {() => (
          <TextField
            label={t('securityCenter.passkeys.name')}
            hint={t('securityCenter.passkeys.nameHint')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            maxLength={64}
          />
        )}
      </SecureForm>
    </StepUpDialog>
  )
}
