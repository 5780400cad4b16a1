import { isPassing, onLanding } from '@boardwalk/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { grown, isMuch, isSameRows, kept, type Rows } from './rows.ts'

/**
 * The rows to draw on the way to `goal`: all of them while somebody reads along or jumps. Where a flight ends, and
 * where the list goes on by many at once, one row comes with every frame: dozens of cards in one would hold it up. Null
 * as long as there is no goal.
 */
export function useReveal(goal: Rows | null, view: Rows): Rows | null {
  const [part, setPart] = useState<Rows | null>(null)
  const latest = useRef<Rows | null>(null)
  const begun = part ?? (goal && latest.current && isMuch(latest.current, goal) ? latest.current : null)
  const drawn = begun && goal ? kept(begun, goal, view) : goal
  useLayoutEffect(() => {
    latest.current = drawn
  })
  useEffect(() => onLanding(() => setPart(latest.current && { ...latest.current })), [])
  useEffect(() => {
    if (!drawn || !goal || isSameRows(drawn, goal)) return setPart(null)
    const frame = requestAnimationFrame(() => {
      if (!isPassing()) setPart(grown(drawn, goal, view))
    })
    return () => cancelAnimationFrame(frame)
  })
  return drawn
}
