import { sealValue, useFreePlayMutation } from '@boardwalk/api-client/lazy'
import { useState } from 'react'
import { useShellDispatch } from '../app/store.ts'
import { useSingle } from '../app/use-single.ts'
import { useHumanCheck } from '../human/use-human-check.ts'
import { useEnter } from '../session/use-enter.ts'
import { isApiError, useErrorText } from '../site/use-error-text.ts'

const PATH = '/wps/session/login/freeplay'

/** 32 random bytes as base64url. */
function randomText() {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

const os = () => (navigator.platform || 'web').slice(0, 64)

/** Signs in with a trial account of one's own (visitor specification §7: os, platform W, random text, version 3). */
export function useFreePlay() {
  const dispatch = useShellDispatch()
  const enter = useEnter()
  const errorText = useErrorText()
  const { check } = useHumanCheck()
  const [freePlay] = useFreePlayMutation()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const ask = async (isFresh: boolean) => {
    const altcha = await check('login', PATH)
    const rs = await dispatch(sealValue(PATH, randomText(), { isFresh }))
    return await freePlay({ os: os(), platform: 'W', version: 3, rs, altcha }).unwrap()
  }
  const start = useSingle(async () => {
    setFailure(null)
    setBusy(true)
    try {
      const answer = await ask(false).catch((error: unknown) => {
        // The gateway's key has rotated since it was fetched; nothing happened yet.
        if (isApiError(error) && error.code === 'DECRYPT_FAILED') return ask(true)
        throw error
      })
      enter(answer, { type: 'username' })
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  })
  return { start, isBusy, failure }
}
