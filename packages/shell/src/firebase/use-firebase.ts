import { useLazyFirebaseChannelQuery } from '@boardwalk/api-client/lazy'
import { useRef } from 'react'
import type { MobileValue } from '../code/use-mobile.ts'
import { attempt } from '../session/session-storage.ts'
import { useFeature } from '../site/use-feature.ts'

/** Minutes to wait for a Firebase code (visitor specification §9). */
const MINUTES = 1

const keyOf = (name: string) => `firebase.${name}`
const overdue = { code: 'OTP_EXPIRED', message: '', data: null, status: null }

/** A plus, and the number without the zero that people dial at home. */
const wholeNumber = ({ dialling, number }: MobileValue) => `+${dialling}${number.replace(/^0+/, '')}`

type Proved = { session: string; code: string; token: string }

/**
 * Codes by Firebase, where its switch is on; null where the gateway sends them itself. The Firebase client loads at the
 * first press. `name` keeps the sessions of two forms apart; a reload loses none.
 */
export function useFirebase(name: string) {
  const isOn = useFeature('firebaseGoogle')
  const [ask] = useLazyFirebaseChannelQuery()
  const proved = useRef<Proved | null>(null)
  if (!isOn) return null

  const open = () => Promise.all([ask({}, true).unwrap(), import('./phone-codes.ts')])
  return {
    send: async (mobile: MobileValue) => {
      const [channel, codes] = await open()
      const session = await codes.sendCode(channel, wholeNumber(mobile))
      attempt(() => sessionStorage.setItem(keyOf(name), session))
      return { expiredMinutes: MINUTES }
    },
    /** A token for the code. Firebase accepts a code once, so a second try reuses the token of the action. */
    prove: async (code: string): Promise<string> => {
      const session = attempt(() => sessionStorage.getItem(keyOf(name)))
      if (!session) throw overdue
      const { current: last } = proved
      if (last?.session === session && last.code === code) return last.token
      const [channel, codes] = await open()
      const token = await codes.proveCode(channel, session, code)
      proved.current = { session, code, token }
      return token
    },
  }
}

export type Firebase = ReturnType<typeof useFirebase>
