import type { RegisterRules } from '@boardwalk/api-client'
import { useState } from 'react'
import { useWait } from '../network/use-wait.ts'
import { isApiError, useErrorText } from '../site/use-error-text.ts'
import { useFieldText } from '../site/use-field-text.ts'
import { AfterSending, failedFields, fieldOfCode, isUnknown } from './register-errors.ts'
import { type RegisterField, type RegisterMode, shownFields } from './register-fields.ts'
import type { RegisterState } from './use-register-state.ts'

/** `field`: the typed code does not exist; `link`: the code of the visitor's link does not. */
export type BadInvitation = 'field' | 'link'

/** Shows a refusal where it belongs: at its field, in the dialog of invitation codes, or above the form. */
export function useRegisterFailure(rules: RegisterRules, mode: RegisterMode, { form, invitation }: RegisterState) {
  const text = useFieldText()
  const errorText = useErrorText()
  const [message, setMessage] = useState<string | null>(null)
  /** No response arrived: the account may exist. */
  const [mayExist, setMayExist] = useState(false)
  const [badInvitation, setBadInvitation] = useState<BadInvitation | null>(null)
  const wait = useWait(() => setMessage(null))
  const shown = new Set<string>(shownFields(rules, mode).map(({ name }) => name))
  for (const other of ['agreeTerms', 'captcha']) shown.add(other)

  const atFields = (error: unknown) => {
    if (!isApiError(error)) return []
    const single = fieldOfCode(error.code)
    return [
      ...failedFields(error).map((each) => ({ field: each.field, message: text.problem(each) })),
      ...(single ? [{ field: single, message: errorText(error) }] : []),
    ].filter(({ field }) => shown.has(field))
  }
  const refuseInvitation = (isSent: boolean) => {
    const { affiliateCode, referralCode } = invitation
    const isTyped = shown.has('affiliateCode') && form.getValues('affiliateCode') !== ''
    // The typed code was checked before, so a later refusal concerns the link's code.
    const isOfLink = (isSent && referralCode !== '') || (!isTyped && (affiliateCode || referralCode) !== '')
    setBadInvitation(isOfLink ? 'link' : 'field')
    return isOfLink
  }
  const show = (thrown: unknown) => {
    const isSent = thrown instanceof AfterSending
    const error = isSent ? thrown.reason : thrown
    if (isSent && isUnknown(error)) return setMayExist(true)
    // A code of the link was never typed, so no field can be corrected.
    if (isApiError(error) && error.code === 'AFFILIATE_INVALID' && refuseInvitation(isSent)) return
    const fields = atFields(error)
    fields.forEach(({ field, message: why }, index) => {
      form.setError(field as RegisterField, { message: why }, { shouldFocus: index === 0 })
    })
    if (fields.length > 0) return
    setMessage(errorText(error))
    wait.begin(error)
  }
  return {
    message,
    wait,
    mayExist,
    badInvitation,
    show,
    closeInvitation: () => setBadInvitation(null),
    /** A name that is taken after a lost response may be the visitor's own: the way to sign in stays in sight. */
    forget: () => setMessage(null),
    forgetAll: () => {
      setMessage(null)
      setMayExist(false)
    },
  }
}
