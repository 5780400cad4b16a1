import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { readInvitation } from './invitation.ts'

/**
 * Stores the codes of a link on any page that it leads to, until the visitor registers. Returns whether the tab has
 * one.
 */
export function useKeepInvitation(): boolean {
  const { search } = useLocation()
  const [hasInvitation, setHasInvitation] = useState(false)
  useEffect(() => {
    const { referralCode, affiliateCode } = readInvitation(search)
    setHasInvitation(Boolean(referralCode || affiliateCode))
  }, [search])
  return hasInvitation
}
