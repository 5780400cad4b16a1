import { useFavouriteIdsQuery, useToggleFavouriteMutation } from '@boardwalk/api-client'
import type { Game } from '@boardwalk/api-client/contract'
import { useErrorText, useRequireLogin, useSession } from '@boardwalk/shell/feature'
import { useToast } from '@boardwalk/ui'
import { useCallback, useEffect, useMemo, useRef } from 'react'

/**
 * The player's favourites. The list changes after the response, never before. A visitor gets the login popup, a trial
 * account the warning, and a refusal is shown. `toggle` is stable, so that cards are too.
 */
export function useFavourites() {
  const { isLoggedIn, isTrial } = useSession()
  const guard = useRequireLogin()
  const showToast = useToast()
  const errorText = useErrorText()
  const { currentData } = useFavouriteIdsQuery({}, { skip: !isLoggedIn || isTrial })
  const [send] = useToggleFavouriteMutation()
  const asking = useRef(new Set<string>())
  const ids = useMemo(() => new Set(isLoggedIn ? currentData?.ids : []), [currentData, isLoggedIn])

  const ask = async ({ nodeId, vassalage, gameType }: Game) => {
    // A second press on the same heart waits for the first one's response.
    if (asking.current.has(nodeId)) return
    asking.current.add(nodeId)
    const { error } = await send({ nodeId, vendor: vassalage, gameType, on: !ids.has(nodeId) })
    asking.current.delete(nodeId)
    if (error) showToast({ text: errorText(error), tone: 'negative' })
  }
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const toggle = useCallback((game: Game) => guard(() => void latest.current(game)), [guard])
  return { has: ({ nodeId }: Game) => ids.has(nodeId), toggle }
}
