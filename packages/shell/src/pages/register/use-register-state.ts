import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useBrand } from '../../app/storefront-context.ts'
import { dropDraft } from '../../session/draft.ts'
import { forgetInvitation, type Invitation, readInvitation } from '../../session/invitation.ts'
import { useDraft } from '../../session/use-draft.ts'
import { draftFields, emptyValues, type RegisterValues } from './register-values.ts'

const DRAFT = 'register'
const nobody: Invitation = { referralCode: '', affiliateCode: '' }

/** What both ways to register share: everything typed, and who sent the visitor. */
export function useRegisterState() {
  const { legal, diallingCode } = useBrand()
  const { search } = useLocation()
  const [invitation, setInvitation] = useState(nobody)
  const form = useForm<RegisterValues>({
    mode: 'onTouched',
    defaultValues: emptyValues({ agreeTerms: legal.agreementChecked, countryDialingCode: diallingCode }),
  })
  useEffect(() => {
    const found = readInvitation(search)
    setInvitation(found)
    if (found.affiliateCode && !form.getValues('affiliateCode')) form.setValue('affiliateCode', found.affiliateCode)
  }, [search, form])
  useDraft(form, DRAFT, [...draftFields, 'countryDialingCode'], ['countryDialingCode'])
  return {
    form,
    invitation,
    /** A code of the invitation is nobody's: the visitor may go on without it. */
    dropInvitation: () => {
      forgetInvitation()
      setInvitation(nobody)
    },
    clear: () => {
      form.reset()
      dropDraft(DRAFT)
    },
  }
}

export type RegisterState = ReturnType<typeof useRegisterState>
