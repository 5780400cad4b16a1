import { useLiveBalance } from '@boardwalk/shell/feature'
import { useCallback, useState } from 'react'
import type { GameHint } from './game-messages.ts'
import { useGameSession } from './use-game-session.ts'
import { useHeldNet } from './use-held-net.ts'

/** After these the page reads the platform: it alone knows the balance, and why no stake is taken. */
const isOfPlatform: ReadonlySet<GameHint> = new Set(['balanceChanged', 'needDeposit', 'stakeRefused'])

type Options = { isHeld: boolean; outlivesPage?: boolean }

/** Session and balance of a running game, refetched after its hints. A hint about money is never used as money. */
export function useGameHints(gameSessionId: string, { isHeld, outlivesPage = false }: Options) {
  const { balance, refetch } = useLiveBalance()
  const { session, hint, end } = useGameSession(gameSessionId, { outlivesPage })
  const [isShort, setShort] = useState(false)
  const onHint = useCallback(
    (what: GameHint) => {
      if (what === 'needDeposit') setShort(true)
      if (isOfPlatform.has(what)) hint(refetch)
    },
    [hint, refetch],
  )
  const shown = useHeldNet(session, isHeld)
  return {
    ...{ session, shown, end, onHint },
    isShort: isShort && session !== undefined && !session.stop,
    onMoved: () => hint(refetch),
    onDismiss: () => setShort(false),
    /** Undefined while a round is open. */
    balanceVersion: isHeld ? undefined : balance?.version,
  }
}
