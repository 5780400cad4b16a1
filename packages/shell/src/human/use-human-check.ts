import { useLazyChallengeQuery } from '@boardwalk/api-client/lazy'
import { useCallback, useState } from 'react'

type Purpose = 'login' | 'register' | 'sms' | 'email' | 'join'

/** UTF-8 as base64, as the gateway reads a solved proof. */
const toBase64 = (value: unknown) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))

/**
 * The human check: requests a challenge bound to a purpose and a path, and solves it (contract A8.7). The solver's code
 * arrives with the first check. Throws a coded error when no challenge arrived.
 */
export function useHumanCheck() {
  // Solved or not, an old challenge is of no use when the network returns.
  const [ask] = useLazyChallengeQuery({ refetchOnReconnect: false })
  const [isChecking, setChecking] = useState(false)
  const check = useCallback(
    async (purpose: Purpose, path: string) => {
      setChecking(true)
      try {
        const [challenge, { solve }] = await Promise.all([ask({ purpose, path }).unwrap(), import('./solve.ts')])
        return toBase64({ challenge, solution: await solve(challenge) })
      } finally {
        setChecking(false)
      }
    },
    [ask],
  )
  return { check, isChecking }
}
