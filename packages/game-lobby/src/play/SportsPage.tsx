import { useTranslation } from '@boardwalk/i18n'
import { NotFoundPage, useHasSportsVendor } from '@boardwalk/shell/feature'
import { Opening } from './LaunchState.tsx'
import { Player } from './Player.tsx'
import { sportsVendor } from './sports-vendor.ts'
import { useAskSports } from './use-asks.ts'

/** The sports vendor as a page of its own; there is none where the menus do not list the vendor. */
export function SportsPage() {
  const { t } = useTranslation('play')
  const ask = useAskSports()
  const exists = useHasSportsVendor(sportsVendor)
  if (exists === undefined) return <Opening />
  return exists ? <Player ask={ask} name={t('sports')} lobbyPath="/sports" /> : <NotFoundPage />
}
