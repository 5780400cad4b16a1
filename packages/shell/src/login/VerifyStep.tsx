import { useTranslation } from '@boardwalk/i18n'
import { Button, CodeField, FormActions, RadioGroup, Stack, Text, TextField } from '@boardwalk/ui'
import { CodeEntry } from '../code/CodeEntry.tsx'
import { SubmitButton } from '../network/SubmitButton.tsx'
import { Failure } from '../site/Failure.tsx'
import { useVerifyLogin } from './use-verify-login.ts'
import type { Verification } from './verification.ts'

export type VerifyStepProps = {
  verification: Verification
  /** Back to the first half; `reason` when the second cannot be finished any more. */
  onBack: (reason?: string) => void
}

/** The second half of a login from a new place: choose a proof, get the code if there is one to send, give it. */
export function VerifyStep({ verification, onBack }: VerifyStepProps) {
  const { t } = useTranslation(['access', 'shell'])
  const { method, choose, code, setCode, sender, error, failure, wait, submit, isBusy } = useVerifyLogin(
    verification,
    onBack,
  )
  const answer = { value: code, onChange: setCode, error }
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={t('verify.title')}>
      <Stack $gap="3">
        <Text>{t('verify.why')}</Text>
        <Failure text={failure} />
        <RadioGroup
          label={t('verify.how')}
          value={method}
          onChange={choose}
          options={verification.methods.map((value) => ({
            value,
            label: t(`verify.methods.${value}`),
            hint: verification.masked[value],
          }))}
        />
        {(method === 'MOBILE' || method === 'EMAIL') && <CodeEntry key={method} {...answer} sender={sender} />}
        {method === 'GOOGLE' && <CodeField {...answer} label={t('verify.totp')} />}
        {method === 'PAYEE_NAME' && (
          <TextField
            label={t('verify.methods.PAYEE_NAME')}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            error={error}
            maxLength={255}
            autoComplete="off"
          />
        )}
        <FormActions $isRaised>
          <SubmitButton isBusy={isBusy} wait={wait}>
            {t('verify.submit')}
          </SubmitButton>
          <Button variant="ghost" onClick={() => onBack()}>
            {t('back')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  )
}
