import { useCloseAccountMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { StepUpDialog } from '@boardwalk/shell/account'
import { useOverlay } from '@boardwalk/shell/feature'
import { Button, Notice, PasswordField, Text, useToast } from '@boardwalk/ui'
import { useState } from 'react'
import type { DialogProps } from '../security/dialogs.ts'
import { SecureForm } from '../security/SecureForm.tsx'
import { useSecureAction } from '../security/use-secure-action.ts'

const reasons = ['BALANCE', 'ROUND', 'DEPOSIT', 'WITHDRAWAL'] as const

/** Closes the account. A player who wants to stop is led to self-exclusion, which this is not. */
export function CloseDialog({ onClose }: DialogProps) {
  const { t } = useTranslation(['member-centre', 'shell'])
  const showToast = useToast()
  const toBreaks = useOverlay().to('safety', 'breaks')
  const [password, setPassword] = useState('')
  const [close] = useCloseAccountMutation()
  const leave = () => {
    showToast({ tone: 'positive', text: t('profile.close.done') })
    onClose()
  }
  const action = useSecureAction(() => close({ password }), leave)
  const reason = reasons.find((one) => one === action.data?.reason)
  const failure = reason ? t(`profile.close.reason.${reason}`) : action.failure
  const title = t('profile.close.title')
  return (
    <StepUpDialog stepUp={action.stepUp} onClose={onClose} title={title} width={440} delay={0}>
      <SecureForm
        {...{ title, action: { ...action, failure }, isGood: password !== '' }}
        submit={t('profile.close.submit')}
        onCancel={onClose}
      >
        {(isTried) => (
          <>
            <Text>{t('profile.close.why')}</Text>
            <Notice
              action={
                toBreaks && (
                  <Button size="small" variant="outline" onClick={toBreaks}>
                    {t('profile.close.toBreaks')}
                  </Button>
                )
              }
            >
              {t('profile.close.exclude')}
            </Notice>
            <PasswordField
              label={t('profile.close.password')}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              error={isTried && !password ? t('profile.close.missing') : undefined}
              autoComplete="current-password"
              labels={{ show: t('shell:password.show'), hide: t('shell:password.hide') }}
              required
            />
          </>
        )}
      </SecureForm>
    </StepUpDialog>
  )
}
