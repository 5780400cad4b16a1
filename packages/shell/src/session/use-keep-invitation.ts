import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readInvitation } from './invitation.ts'

/** The codes of a link are kept from the page that it leads to, whichever that is, until the visitor registers. */
export function useKeepInvitation() {
  const { search } = useLocation()
  useEffect(() => void readInvitation(search), [search])
}
