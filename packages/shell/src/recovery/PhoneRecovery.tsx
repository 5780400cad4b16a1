import { useForgotByPhoneMutation, useSendLoginCodeMutation } from '@boardwalk/api-client/later'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { MobileEntry } from '../code/MobileEntry.tsx'
import { useCodeSender } from '../code/use-code-sender.ts'
import { type MobileValue, useMobile } from '../code/use-mobile.ts'
import { useHumanCheck } from '../human/use-human-check.ts'
import { emptyRecovery, RecoveryForm } from './RecoveryForm.tsx'
import { useRecovery } from './use-recovery.ts'

const SEND_PATH = '/wps/verification/sms/noLogin'
const RESET_PATH = '/wps/member/password/verification'

/** A new password with a code by SMS. */
export function PhoneRecovery() {
  const { check } = useHumanCheck()
  const [sendCode] = useSendLoginCodeMutation()
  const [reset] = useForgotByPhoneMutation()
  const mobile = useMobile()
  const form = useForm({ defaultValues: { mobile: mobile.first as MobileValue, ...emptyRecovery } })
  const number = () => {
    const { dialling, number: mobileNum } = form.getValues('mobile')
    return { mobileNum, countryDialingCode: dialling }
  }

  const sender = useCodeSender('recovery.phone', async () => {
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return null
    const altcha = await check('sms', SEND_PATH)
    return await sendCode({ ...number(), purpose: 'PASSWORD', altcha }).unwrap()
  })
  const { submit, failure } = useRecovery({
    check: (valid) => form.handleSubmit(valid),
    reset: async ({ code, newPassword }: typeof emptyRecovery) =>
      reset({
        ...number(),
        verificationCode: code,
        newPassword,
        altcha: await check('login', RESET_PATH),
      }).unwrap(),
    onField: (field, message) => form.setError(field, { message }, { shouldFocus: true }),
  })
  return (
    <FormProvider {...form}>
      <RecoveryForm sender={sender} failure={failure} onSubmit={submit}>
        <Controller
          control={form.control}
          name="mobile"
          rules={{ validate: (value) => mobile.problem(value) ?? true }}
          render={({ field, fieldState }) => (
            <MobileEntry {...field} mobile={mobile} error={fieldState.error?.message} data-autofocus />
          )}
        />
      </RecoveryForm>
    </FormProvider>
  )
}
