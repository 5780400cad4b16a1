import { useJackpotQuery } from '@boardwalk/api-client/lazy'
import { useLayoutEffect, useState } from 'react'
import { armCards } from '../play/open-window.ts'
import { JackpotPlace } from './JackpotPlace.ts'
import { type Before, Pool } from './Pool.tsx'
import { Ticker } from './Ticker.tsx'

armCards()

/** Milliseconds between two reads of the pool. */
const poolPause = 15_000

/** The home page's counter: the pool where the brand has one, else the specified ticker; nothing where it is off. */
export function Jackpot({ before }: { before?: Before }) {
  const { currentData, isError } = useJackpotQuery({}, { pollingInterval: poolPause, skipPollingIfUnfocused: true })
  const [isDrawn] = useState(() => Boolean(before?.box.current?.textContent))
  // A failed read is repeated. Until then the server's figures are better than an example.
  const isKnown = currentData !== undefined || (isError && !isDrawn)
  const setShown = before?.setShown
  // Before the next frame, which would show both.
  useLayoutEffect(() => {
    if (isKnown) setShown?.(true)
  }, [isKnown, setShown])
  if (currentData?.mode === 'off') return null
  if (currentData?.mode === 'pool' && currentData.pool) return <Pool pool={currentData.pool} before={before} />
  // A failed read means that there is no pool to show.
  if (isKnown) return <Ticker />
  return before ? null : <JackpotPlace aria-busy="true" />
}
