import { useFavouriteIdsQuery, useToggleFavouriteMutation } from '@boardwalk/api-client'
import type { Game } from '@boardwalk/api-client/contract'
import { useRequireLogin, useSession } from '@boardwalk/shell/feature'
import { useMemo } from 'react'

/**
 * The player's favourites. The list changes after the call answered, never before (checklist 63); a visitor gets the
 * login popup, a trial account the warning.
 */
export function useFavourites() {
  const { isLoggedIn, isTrial } = useSession()
  const guard = useRequireLogin()
  const { data } = useFavouriteIdsQuery({}, { skip: !isLoggedIn || isTrial })
  const [send, { isLoading }] = useToggleFavouriteMutation()
  const ids = useMemo(() => new Set(isLoggedIn ? data?.ids : []), [data, isLoggedIn])
  const toggle = ({ nodeId, vassalage, gameType }: Game) =>
    guard(() => {
      if (!isLoading) void send({ nodeId, vendor: vassalage, gameType, on: !ids.has(nodeId) })
    })
  return { has: (game: Game) => ids.has(game.nodeId), toggle }
}
