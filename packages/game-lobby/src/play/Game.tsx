import { useTranslation } from '@boardwalk/i18n'
import { usePageOrHome } from '@boardwalk/shell/feature'
import { categoryOf, type LobbyPath } from '../lobby/categories.ts'
import { Player } from './Player.tsx'
import { useAskGame } from './use-asks.ts'

export type GameProps = { id: string; vendor: string; lobby: LobbyPath; name: string; isTrial: boolean }

/** One game of the catalogue, played in this page. */
export function Game({ lobby, name, ...target }: GameProps) {
  const { t } = useTranslation('game-lobby')
  const lobbyPath = usePageOrHome(`/${lobby}`)
  const ask = useAskGame({ ...target, type: categoryOf[lobby], lobbyPath })
  return <Player ask={ask} name={name || t('title.game')} lobbyPath={lobbyPath} />
}
