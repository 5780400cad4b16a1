import { useEffect, useState } from 'react'
import type { GameSession } from './use-game-session.ts'

const pair = (n: number) => String(n).padStart(2, '0')
/** `2:05` or `1:02:05`. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours > 0 ? `${hours}:${pair(minutes)}:${pair(rest)}` : `${minutes}:${pair(rest)}`
}

/** Seconds between two instants of the server's clock; the device's own clock only counts on from there. */
const playedBy = ({ startedAt, at }: GameSession) => Math.max(0, (Date.parse(at) - Date.parse(startedAt)) / 1000)

/** How long this game has been open. Not announced: a clock that is read out each second helps no player. */
export function Elapsed({ session }: { session: GameSession | undefined }) {
  const [since, setSince] = useState<{ played: number; mark: number } | null>(null)
  const [now, setNow] = useState(0)
  // A number, because the same answer of the server may come in another object.
  const played = session && playedBy(session)
  useEffect(() => {
    if (played === undefined) return
    const mark = performance.now()
    setSince({ played, mark })
    setNow(mark)
  }, [played])
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (!since) return <span>–</span>
  const seconds = Math.floor(since.played + Math.max(0, now - since.mark) / 1000)
  return (
    <time role="timer" aria-live="off" dateTime={`PT${seconds}S`} data-testid="game-elapsed">
      {clockText(seconds)}
    </time>
  )
}
