import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useBrand } from '../app/storefront-context.ts'
import { dropDraft } from '../session/draft.ts'
import { useDraft } from '../session/use-draft.ts'
import { keepInvitation, noInvitation, readInvitation } from './invitation.ts'
import { draftFields, emptyValues, type RegisterValues } from './register-values.ts'
import { useCheckedInvitation } from './use-checked-invitation.ts'

const DRAFT = 'register'

/** State that both ways to register share: the input, and the referrer. */
export function useRegisterState() {
  const { legal, diallingCode } = useBrand()
  const { search } = useLocation()
  const [invitation, setInvitation] = useState(noInvitation)
  const form = useForm<RegisterValues>({
    mode: 'onTouched',
    defaultValues: emptyValues({ agreeTerms: legal.agreementChecked, countryDialingCode: diallingCode }),
  })
  useEffect(() => {
    const found = readInvitation(search)
    setInvitation(found)
    if (found.affiliateCode && !form.getValues('affiliateCode')) form.setValue('affiliateCode', found.affiliateCode)
  }, [search, form])
  const { live, deadCodes } = useCheckedInvitation(invitation)
  useEffect(() => {
    // A dead code would only be refused again.
    if (deadCodes.includes(form.getValues('affiliateCode'))) form.setValue('affiliateCode', '')
  }, [deadCodes.join(), form])
  const keep = (next: typeof invitation) => {
    keepInvitation(next)
    setInvitation(next)
  }
  useDraft(form, DRAFT, [...draftFields, 'countryDialingCode'], ['countryDialingCode'])
  return {
    form,
    /** The codes that the server has not refused. */
    invitation: live,
    deadCodes,
    forgetDeadCodes: () => keep(live),
    /** Registration refused the invitation: the visitor can register without it. */
    dropInvitation: () => keep(noInvitation),
    clear: () => {
      form.reset()
      dropDraft(DRAFT)
    },
  }
}

export type RegisterState = ReturnType<typeof useRegisterState>
