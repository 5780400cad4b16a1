import { useDisableTotpMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { StepUpDialog } from '@boardwalk/shell/account'
import { Text, TextField } from '@boardwalk/ui'
import { useState } from 'react'
import type { DialogProps } from './dialogs.ts'
import { SecureForm } from './SecureForm.tsx'
import { useSecureAction } from './use-secure-action.ts'

/** Removes the authenticator app, with its code or a recovery code. */
export function AppOffDialog({ onClose, onDone }: DialogProps) {
  const { t } = useTranslation('member-centre')
  const [code, setCode] = useState('')
  const [disable] = useDisableTotpMutation()
  const action = useSecureAction(() => disable({ code: code.trim() }), onDone)
  const title = t('securityCenter.app.remove')
  const isGood = code.trim().length >= 6
  return (
    <StepUpDialog stepUp={action.stepUp} onClose={onClose} title={title} width={440} delay={0}>
      <SecureForm {...{ title, action, isGood, submit: title, onCancel: onClose }}>
        {(isTried) => (
          <>
            <Text>{t('securityCenter.app.removeWhy')}</Text>
            <TextField
              label={t('securityCenter.app.anyCode')}
              value={code}
              onChange={({ target }) => setCode(target.value)}
              error={isTried && !isGood ? t('securityCenter.app.digits') : undefined}
              autoComplete="one-time-code"
              autoCapitalize="none"
              maxLength={32}
              required
            />
          </>
        )}
      </SecureForm>
    </StepUpDialog>
  )
}
