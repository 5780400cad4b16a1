import { useChangePasswordMutation } from '@boardwalk/api-client/lazy'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useShellDispatch } from '../app/store.ts'
import { useSingle } from '../app/use-single.ts'
import { passwordReplaced } from '../session/start-session.ts'
import { keepTypedPassword, typedPassword } from '../session/typed-password.ts'
import { isApiError, useErrorText } from '../site/use-error-text.ts'
import type { NewPassword } from './NewPasswordFields.tsx'

type Fields = NewPassword & { oldPassword: string }

/** State and submission of a password change; the old one is required only if it was not typed just before. */
export function useChangePassword(onDone?: () => void) {
  const dispatch = useShellDispatch()
  const errorText = useErrorText()
  const [change] = useChangePasswordMutation()
  const [asksOld, setAsksOld] = useState(() => typedPassword() === null)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Fields>({ defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' } })

  const refuse = (error: unknown) => {
    const code = isApiError(error) ? error.code : null
    if (code === 'PASSWORD_WRONG') {
      // The change may have been carried out although its response was lost: then the password is another one by now.
      keepTypedPassword(null)
      setAsksOld(true)
    }
    const field = code === 'CONFIRM_MISMATCH' ? 'confirmNewPassword' : 'newPassword'
    const isAboutNew = code === 'CONFIRM_MISMATCH' || code === 'PASSWORD_WEAK' || code === 'PASSWORD_REUSED'
    if (isAboutNew) form.setError(field, { message: errorText(error) }, { shouldFocus: true })
    else setFailure(errorText(error))
  }
  const submit = form.handleSubmit(async ({ oldPassword, ...replacement }) => {
    setFailure(null)
    try {
      const old = asksOld ? oldPassword : (typedPassword() ?? oldPassword)
      const { token } = await change({ oldPassword: old, ...replacement }).unwrap()
      dispatch(passwordReplaced(token))
      onDone?.()
    } catch (error) {
      refuse(error)
    }
  })
  return { form, submit: useSingle(submit), asksOld, failure, isBusy: form.formState.isSubmitting }
}
