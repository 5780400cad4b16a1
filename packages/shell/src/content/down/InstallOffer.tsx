import { useEffect } from 'react'
import { keepInstallOffer } from './install-prompt.ts'

/** Keeps the browser's offer to install for the download page; shows nothing. */
export function InstallOffer() {
  useEffect(keepInstallOffer, [])
  return null
}
