import { useRequireLogin, useSession } from '@boardwalk/shell/feature'
import { useCallback, useEffect, useState } from 'react'

const keyOf = (username: string) => `lotteryFavourites.${username}`

/** Lotteries marked in this browser; none if storage is blocked or contains something else. */
export function readFavourites(username: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(username)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : []
  } catch {
    return []
  }
}

function writeFavourites(username: string, codes: readonly string[]) {
  try {
    localStorage.setItem(keyOf(username), JSON.stringify(codes))
  } catch {
    // They last as long as the page does.
  }
}

/** Favourite lotteries of the signed-in player (visitor specification §3: local storage, per username). */
export function useLotteryFavourites() {
  const { isLoggedIn, username } = useSession()
  const guard = useRequireLogin()
  const [codes, setCodes] = useState<readonly string[]>([])
  useEffect(() => setCodes(isLoggedIn ? readFavourites(username) : []), [isLoggedIn, username])
  const toggle = useCallback(
    (code: string) =>
      guard(() => {
        const kept = readFavourites(username)
        const next = kept.includes(code) ? kept.filter((other) => other !== code) : [...kept, code]
        writeFavourites(username, next)
        setCodes(next)
      }),
    [guard, username],
  )
  return { codes, has: (code: string) => codes.includes(code), toggle }
}
