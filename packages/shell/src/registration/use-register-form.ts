import type { RegisterRules } from '@boardwalk/api-client'
import { useState } from 'react'
import { useSingle } from '../app/use-single.ts'
import { useFirebase } from '../firebase/use-firebase.ts'
import { useFeature } from '../site/use-feature.ts'
import type { RegisterMethod } from './register-fields.ts'
import { useRegister } from './use-register.ts'
import { useRegisterFailure } from './use-register-failure.ts'
import { useRegisterSender } from './use-register-sender.ts'
import type { RegisterState } from './use-register-state.ts'

export type { RegisterValues } from './register-values.ts'

/** Submission of one way to register: rules, invitation code, human check, registration, then signed in and home. */
export function useRegisterForm(rules: RegisterRules, method: RegisterMethod, state: RegisterState) {
  const { form, clear } = state
  const mode = { method, hasPassword: useFeature('mobilePasswordRegister') }
  const [captchaTurn, setCaptchaTurn] = useState(0)
  const failure = useRegisterFailure(rules, mode, state)
  const firebase = useFirebase('register')
  const { register, isChecking } = useRegister(rules, mode, state, firebase)
  const sender = useRegisterSender(method, form, firebase)

  const submit = form.handleSubmit(async (values) => {
    failure.forget()
    try {
      await register(values)
    } catch (error) {
      failure.show(error)
      // The typed letters belong to the previous picture.
      form.setValue('captcha', '')
      setCaptchaTurn((turn) => turn + 1)
    }
  })
  return {
    mode,
    submit: useSingle(submit),
    reset: () => {
      clear()
      failure.forgetAll()
    },
    sender,
    failure,
    captchaTurn,
    isBusy: form.formState.isSubmitting,
    isChecking,
  }
}
