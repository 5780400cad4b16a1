import { useHotGamesQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useHydrated, useRequireLogin, useSession } from '@boardwalk/shell/feature'
import { Tabs } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { isOfPath, type Mode, modes } from './choices.ts'
import { inMode } from './lobby-state.ts'
import { hotGamesArg } from './questions.ts'
import type { Lobby } from './use-lobby.ts'

/** Modes that have a tab: hot while there are hot games here, favourites for signed-in players, all and recent always. */
function useOffered({ path, language, merchantCode, state }: Lobby): Mode[] {
  const { isLoggedIn } = useSession()
  const isHydrated = useHydrated()
  const everyVendor = { ...state, filters: { ...state.filters, vendor: [] } }
  const { currentData } = useHotGamesQuery(hotGamesArg({ path, language, merchantCode, state: everyVendor }), {
    skip: !isHydrated,
  })
  const hasHot = currentData?.list.some((game) => isOfPath(path, game)) ?? false
  const isOffered: Record<Mode, boolean> = { all: true, hot: hasHot, fav: isLoggedIn, recent: true }
  // A mode in the address keeps its tab, so that visitors see where they are.
  return modes.filter((mode) => isOffered[mode] || mode === state.mode)
}

/** All, hot, favourites, recent. Another mode begins at its first page without the filters of the one before. */
export function ModeTabs({ lobby, children }: { lobby: Lobby; children: ReactNode }) {
  const { t } = useTranslation('lobby')
  const guard = useRequireLogin()
  const { state, change } = lobby
  const go = (mode: Mode) => {
    const open = () => change((before) => inMode(before, mode))
    if (mode === 'fav' || mode === 'recent') guard(open)
    else open()
  }
  const tabs = useOffered(lobby).map((mode) => ({ id: mode, label: t(`mode.${mode}`) }))
  return (
    <Tabs label={t('mode.label')} tabs={tabs} value={state.mode} onChange={go}>
      {children}
    </Tabs>
  )
}
