import { useSetPayPasswordMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { StepUpDialog } from '@boardwalk/shell/account'
import { Button, PasswordField, Row, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import type { DialogProps } from '../dialogs.ts'
import { SecureForm } from '../SecureForm.tsx'
import { useSecureAction } from '../use-secure-action.ts'
import { NewPayPassword, noNewPay, useNewPayProblems } from './NewPayPassword.tsx'

/** Sets the transaction password, or another one with the current one. */
export function PayChange({ facts, onClose, onDone, onForgotten }: DialogProps & { onForgotten: () => void }) {
  const { t } = useTranslation(['member-centre', 'access', 'shell'])
  const isSet = facts.brief.payPassword
  const title = t(isSet ? 'securityCenter.pay.change' : 'securityCenter.pay.set')
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState(noNewPay)
  const [setPassword] = useSetPayPasswordMutation()
  const body = { oldPassword: old, newPassword: fresh.next, confirmNewPassword: fresh.again }
  const action = useSecureAction(() => setPassword(body), onDone)
  const { hint, problems } = useNewPayProblems(fresh)
  const isGood = old !== '' && !problems.next && !problems.again
  return (
    <StepUpDialog stepUp={action.stepUp} onClose={onClose} title={title} width={440} delay={0}>
      <SecureForm {...{ title, action, isGood, submit: title, onCancel: onClose }}>
        {(isTried) => (
          <>
            <Text $tone="muted">{t('securityCenter.pay.why')}</Text>
            <Stack $gap="1">
              <PasswordField
                label={t(isSet ? 'securityCenter.pay.old' : 'securityCenter.pay.login')}
                value={old}
                onChange={({ target }) => setOld(target.value)}
                error={isTried && !old ? t('access:password.oldRequired') : undefined}
                autoComplete={isSet ? 'off' : 'current-password'}
                labels={{ show: t('shell:password.show'), hide: t('shell:password.hide') }}
                required
              />
              {isSet && (
                <Row>
                  <Button variant="ghost" size="small" onClick={onForgotten}>
                    {t('securityCenter.pay.forgot')}
                  </Button>
                </Row>
              )}
            </Stack>
            <NewPayPassword value={fresh} onChange={setFresh} hint={hint} problems={isTried ? problems : {}} />
          </>
        )}
      </SecureForm>
    </StepUpDialog>
  )
}
