import { type RegisterRules, useLazyAffiliateCheckQuery, useRegisterMutation } from '@boardwalk/api-client'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { useShellDispatch } from '../../app/store.ts'
import { useBrand } from '../../app/storefront-context.ts'
import { useHumanCheck } from '../../human/use-human-check.ts'
import { startSession } from '../../session/session-actions.ts'
import { isApiError, useErrorText } from '../../site/use-error-text.ts'
import { useFieldText } from '../../site/use-field-text.ts'
import { failedFields, fieldOfCode } from './register-errors.ts'
import { type RegisterField, shownFields } from './register-fields.ts'
import { emptyValues, type RegisterValues, toRegistration } from './register-values.ts'

export type { RegisterValues } from './register-values.ts'

const REGISTER_PATH = '/wps/member/register'

/** State and submission: rules, invitation code, human check, registration, then signed in and home. */
export function useRegisterForm(rules: RegisterRules) {
  const text = useFieldText()
  const { legal, diallingCode } = useBrand()
  const [params] = useSearchParams()
  const dispatch = useShellDispatch()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const { check, isChecking } = useHumanCheck()
  const [register] = useRegisterMutation()
  const [checkInvitation] = useLazyAffiliateCheckQuery()
  const [failure, setFailure] = useState<string | null>(null)
  const [badInvitation, setBadInvitation] = useState(false)
  const [captchaKey, setCaptchaKey] = useState(0)
  const form = useForm<RegisterValues>({
    mode: 'onTouched',
    defaultValues: emptyValues({ agreeTerms: legal.agreementChecked, countryDialingCode: diallingCode }),
  })

  /** Shows a refusal where it belongs; the first field in question gets the focus. */
  const showFailure = (error: unknown) => {
    const failed = isApiError(error) ? failedFields(error) : []
    const single = isApiError(error) ? fieldOfCode(error.code) : undefined
    const known = new Set<string>([...shownFields(rules).map(({ name }) => name), 'agreeTerms', 'captcha'])
    const shown = [
      ...failed.map((each) => ({ field: each.field, message: text.problem(each) })),
      ...(single ? [{ field: single, message: errorText(error) }] : []),
    ].filter(({ field }) => known.has(field))
    shown.forEach(({ field, message }, index) => {
      form.setError(field as RegisterField, { message }, { shouldFocus: index === 0 })
    })
    setBadInvitation(isApiError(error) && error.code === 'AFFILIATE_INVALID')
    if (shown.length === 0) setFailure(errorText(error))
    setCaptchaKey((key) => key + 1)
  }

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      const { affiliateCode } = values
      if (affiliateCode) await checkInvitation({ code: affiliateCode, domain: location.hostname }).unwrap()
      const altcha = await check('register', REGISTER_PATH)
      const fields = toRegistration(values, rules, params.get('referralCode'))
      const answer = await register({ ...fields, altcha }).unwrap()
      dispatch(startSession(answer))
      navigate('/')
    } catch (error) {
      showFailure(error)
    }
  })

  return {
    form,
    submit: (event: FormEvent) => void submit(event),
    reset: () => {
      form.reset()
      setFailure(null)
    },
    failure,
    badInvitation,
    forgetInvitation: () => setBadInvitation(false),
    captchaKey,
    isBusy: form.formState.isSubmitting,
    isChecking,
  }
}
