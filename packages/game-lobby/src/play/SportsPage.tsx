import { useTranslation } from '@boardwalk/i18n'
import { Player } from './Player.tsx'
import { useAskSports } from './use-asks.ts'

/** The sports house as a page of its own. */
export function SportsPage() {
  const { t } = useTranslation('play')
  return <Player ask={useAskSports()} name={t('sports')} lobbyPath="/sports" />
}
