import { useJackpotQuery } from '@boardwalk/api-client/lazy'
import { armCards } from '../play/open-window.ts'
import { JackpotPlace } from './JackpotPlace.ts'
import { Pool } from './Pool.tsx'
import { Ticker } from './Ticker.tsx'

armCards()

/** Milliseconds between two reads of the pool. */
const poolPause = 15_000

/** The home page's counter: the pool where the brand has one, else the specified ticker; nothing where it is off. */
export function Jackpot() {
  const { currentData, isError } = useJackpotQuery({}, { pollingInterval: poolPause, skipPollingIfUnfocused: true })
  if (currentData?.mode === 'off') return null
  if (currentData?.mode === 'pool' && currentData.pool) return <Pool pool={currentData.pool} />
  // A failed read means that there is no pool to show.
  if (currentData || isError) return <Ticker />
  return <JackpotPlace aria-busy="true" />
}
