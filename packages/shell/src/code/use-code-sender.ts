import { useEffect, useRef, useState } from 'react'
import { useEndAt } from '../network/use-end-at.ts'
import { waitOf } from '../network/use-wait.ts'
import { attempt } from '../session/session-storage.ts'
import { isApiError, useErrorText } from '../site/use-error-text.ts'

/** One press of the button in this time (visitor specification §9). */
const PRESS_MS = 1000
/** The wait when the response names no time (visitor specification §9). */
const DEFAULT_SECONDS = 60

export type SentCode = { expiredMinutes: number; maskedMobile?: string }

const keyOf = (name: string) => `code.${name}`

/** A reload does not shorten the wait, nor hide that a code is on its way. */
const readUntil = (name: string) => Number(attempt(() => sessionStorage.getItem(keyOf(name)))) || 0

/** The codes of a day are used up for one number; its message says for how long. Another number may be typed. */
const isOfNumber = (error: unknown) => isApiError(error) && error.code === 'OTP_QUOTA'

/**
 * Sends codes: one press a second, one request at a time, and after a success none until `expiredMinutes × 60` seconds
 * are over; a refusal that names a time counts down too. `send` returns null when there is no destination. A failure is
 * the server's own message.
 */
export function useCodeSender(name: string, send: () => Promise<SentCode | null>) {
  const errorText = useErrorText()
  const [until, setUntil] = useState(0)
  const [sent, setSent] = useState<SentCode | null>(null)
  const [isSending, setSending] = useState(false)
  const [warning, setWarning] = useState<string | null>(null)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)

  const end = () => setUntil(0)
  useEndAt(until, end)
  useEffect(() => {
    const stored = readUntil(name)
    setUntil(stored > Date.now() ? stored : 0)
  }, [name])

  const waitFor = (ms: number) => {
    const end = Date.now() + ms
    attempt(() => sessionStorage.setItem(keyOf(name), String(end)))
    setUntil(end)
  }
  const deliver = async () => {
    setSending(true)
    try {
      const answer = await send()
      if (!answer) {
        // Nothing was sent, so nothing has to be waited for.
        pressedAt.current = Number.NEGATIVE_INFINITY
        return
      }
      waitFor((answer.expiredMinutes * 60 || DEFAULT_SECONDS) * 1000)
      setSent(answer)
    } catch (error) {
      if (waitOf(error) > 0 && !isOfNumber(error)) waitFor(waitOf(error))
      // The server's message is shown as it is; without one, the catalogue's text.
      setWarning(isApiError(error) && error.status && error.message ? error.message : errorText(error))
    } finally {
      setSending(false)
    }
  }
  const press = () => {
    const now = performance.now()
    if (isSending || until > 0 || now - pressedAt.current < PRESS_MS) return
    pressedAt.current = now
    void deliver()
  }
  return { press, isSending, until, end, sent, warning, closeWarning: () => setWarning(null) }
}

export type CodeSender = ReturnType<typeof useCodeSender>
