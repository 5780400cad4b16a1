import { type ApiError, useLaunchGameMutation } from '@boardwalk/api-client'
import type { GameCategory, Launch } from '@boardwalk/api-client/contract'
import { useLaunchFbMutation } from '@boardwalk/api-client/lazy'
import { useLanguage, useTheme } from '@boardwalk/shell/feature'
import { client } from '../games/queries.ts'

export type Asked = { launch: Launch } | { error: ApiError }
/** Requests the platform to open a game; never throws. */
export type Ask = () => Promise<Asked>

export type Target = { id: string; vendor: string; type: GameCategory; isTrial: boolean; lobbyPath: string }

const settled = ({ data, error }: { data?: Launch | undefined; error?: unknown }): Asked =>
  data ? { launch: data } : { error: error as ApiError }

function useShown() {
  const { code: language } = useLanguage()
  const { theme } = useTheme()
  /** `backUrl` is where the game's own way out leads. */
  return (path: string) => ({ language, theme, device: 'WEB', backUrl: `${location.origin}${path}` })
}

export function useAskGame({ id, vendor, type, isTrial, lobbyPath }: Target): Ask {
  const shown = useShown()
  const [launch] = useLaunchGameMutation()
  const trial = isTrial ? { trial: 1 } : {}
  return async () =>
    settled(await launch({ nodeId: id, vassalage: vendor, gameType: type, ...trial, ...client, ...shown(lobbyPath) }))
}

/** The sports vendor's own page (specification A§2, `/fbsports`). */
export function useAskSports(): Ask {
  const shown = useShown()
  const [launch] = useLaunchFbMutation()
  return async () => settled(await launch(shown('/sports')))
}
