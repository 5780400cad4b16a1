import { useSetPayPasswordMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { StepUpDialog, useNewPassword } from '@boardwalk/shell/account'
import { PasswordField, Text } from '@boardwalk/ui'
import { useState } from 'react'
import type { DialogProps } from './dialogs.ts'
import { SecureForm } from './SecureForm.tsx'
import { useSecureAction } from './use-secure-action.ts'

const nothing = { old: '', next: '', again: '' }
type Typed = typeof nothing

/** Sets the transaction password, or another one. */
export function PayPasswordDialog({ facts, onClose, onDone }: DialogProps) {
  const { t } = useTranslation(['member-centre', 'shell'])
  const isSet = facts.brief.payPassword
  const title = t(isSet ? 'securityCenter.pay.change' : 'securityCenter.pay.set')
  const [typed, setTyped] = useState(nothing)
  const [setPassword] = useSetPayPasswordMutation()
  const body = { oldPassword: typed.old, newPassword: typed.next, confirmNewPassword: typed.again }
  const action = useSecureAction(() => setPassword(body), onDone)
  const { hint, problems } = useProblems(typed)
  const fields = [
    { name: 'old', label: t(isSet ? 'securityCenter.pay.old' : 'securityCenter.pay.login'), hint: undefined },
    { name: 'next', label: t('securityCenter.pay.new'), hint },
    { name: 'again', label: t('securityCenter.pay.again'), hint: undefined },
  ] as const
  return (
    <StepUpDialog stepUp={action.stepUp} onClose={onClose} title={title} width={440} delay={0}>
      <SecureForm
        {...{ title, action, submit: title, onCancel: onClose }}
        isGood={Object.values(problems).every((problem) => problem === undefined)}
      >
        {(isTried) => (
          <>
            <Text $tone="muted">{t('securityCenter.pay.why')}</Text>
            {fields.map(({ name, ...field }) => (
              <PasswordField
                key={name}
                {...field}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                error={isTried ? problems[name] : undefined}
                autoComplete={name === 'old' && !isSet ? 'current-password' : 'off'}
                labels={{ show: t('shell:password.show'), hide: t('shell:password.hide') }}
                required
              />
            ))}
          </>
        )}
      </SecureForm>
    </StepUpDialog>
  )
}

function useProblems({ old, next, again }: Typed) {
  const { t } = useTranslation('access')
  const { hint, checkNew, checkCopy } = useNewPassword('paymentPassword')
  const said = (check: unknown) => (check === true ? undefined : String(check))
  return {
    hint,
    problems: {
      old: old ? undefined : t('password.oldRequired'),
      next: said(checkNew(next)),
      again: said(checkCopy(again, next)),
    },
  }
}
