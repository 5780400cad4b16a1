import { useConfirmTotpMutation, useEnrollTotpMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { StepUpDialog } from '@boardwalk/shell/account'
import { CodeField, Skeleton, Text } from '@boardwalk/ui'
import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialogs.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecureForm } from './SecureForm.tsx'
import { useSecureAction } from './use-secure-action.ts'

const SecretForApp = lazy(async () => ({ default: (await import('./SecretForApp.tsx')).SecretForApp }))

type Enrolled = { secret: string; otpauth: string }

/** Sets up an authenticator app in steps: purpose, secret, first code, recovery codes. An active app gets new codes. */
export function AppDialog({ facts, onClose, onDone }: DialogProps) {
  const { t } = useTranslation(['member-centre', 'dialogs'])
  const [isOn] = useState(facts.brief.totp)
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null)
  const [recovery, setRecovery] = useState<readonly string[] | null>(null)
  const [code, setCode] = useState('')
  const [enroll] = useEnrollTotpMutation()
  const [confirm] = useConfirmTotpMutation()
  const start = useSecureAction(() => enroll({}), setEnrolled)
  const finish = useSecureAction(
    () => confirm({ code }),
    (value) => setRecovery(value.recovery),
  )
  const isFirst = !isOn && enrolled === null
  const action = isFirst ? start : finish
  const title = t(isOn ? 'securityCenter.app.renew' : 'securityCenter.app.add')
  const isGood = isFirst || code.length === 6
  return (
    <StepUpDialog stepUp={action.stepUp} onClose={recovery ? onDone : onClose} title={title} width={440} delay={0}>
      {recovery ? (
        <RecoveryCodes codes={recovery} onDone={onDone} />
      ) : (
        <SecureForm
          key={isFirst ? 'start' : 'finish'}
          {...{ title, action, isGood, onCancel: onClose }}
          submit={t(isFirst ? 'securityCenter.app.next' : 'dialogs:stepUp.submit')}
        >
          {(isTried) => (
            <>
              {isFirst && <Text>{t('securityCenter.app.why')}</Text>}
              {isOn && <Text>{t('securityCenter.app.renewWhy')}</Text>}
              {enrolled && (
                <Suspense fallback={<Skeleton $height="16rem" />}>
                  <SecretForApp {...enrolled} />
                </Suspense>
              )}
              {!isFirst && (
                <CodeField
                  label={t('dialogs:stepUp.TOTP')}
                  value={code}
                  onChange={setCode}
                  error={isTried && !isGood ? t('securityCenter.app.digits') : undefined}
                  required
                />
              )}
            </>
          )}
        </SecureForm>
      )}
    </StepUpDialog>
  )
}
