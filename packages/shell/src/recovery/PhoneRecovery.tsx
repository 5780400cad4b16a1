import { useForgotByPhoneMutation } from '@boardwalk/api-client/lazy'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { MobileEntry } from '../code/MobileEntry.tsx'
import { type MobileValue, useMobile } from '../code/use-mobile.ts'
import { useMobileCode } from '../code/use-mobile-code.ts'
import { useHumanCheck } from '../human/use-human-check.ts'
import { emptyRecovery, RecoveryForm } from './RecoveryForm.tsx'
import { useRecovery } from './use-recovery.ts'

const RESET_PATH = '/wps/member/password/verification'

/** A new password with a code by SMS. */
export function PhoneRecovery() {
  const { check } = useHumanCheck()
  const [reset] = useForgotByPhoneMutation()
  const mobile = useMobile()
  const form = useForm({ defaultValues: { mobile: mobile.first as MobileValue, ...emptyRecovery } })
  const { number, rule, sender } = useMobileCode({
    name: 'recovery.phone',
    purpose: 'PASSWORD',
    mobile,
    value: () => form.getValues('mobile'),
    validate: () => form.trigger('mobile', { shouldFocus: true }),
  })
  const { submit, failure, wait } = useRecovery({
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
      <RecoveryForm sender={sender} failure={failure} wait={wait} onSubmit={submit}>
        <Controller
          control={form.control}
          name="mobile"
          rules={rule}
          render={({ field, fieldState }) => (
            <MobileEntry {...field} mobile={mobile} error={fieldState.error?.message} data-autofocus />
          )}
        />
      </RecoveryForm>
    </FormProvider>
  )
}
