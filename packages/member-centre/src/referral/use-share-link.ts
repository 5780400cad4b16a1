import { useEffect, useState } from 'react'

type Words = { title: string; text: string }

/** The invitation on the address that this page came from, and the device's own sharing where it has one. */
export function useShareLink(path: string, words: Words) {
  const [origin, setOrigin] = useState('')
  const [canShare, setCanShare] = useState(false)
  useEffect(() => {
    setOrigin(location.origin)
    setCanShare(typeof navigator.share === 'function')
  }, [])
  const link = `${origin}${path}`
  // A player who closes the sheet of the device has done nothing wrong.
  const share = () => void navigator.share({ ...words, url: link }).catch(() => {})
  return { link, share: canShare ? share : null }
}
