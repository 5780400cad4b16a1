import { useTranslation } from '@boardwalk/i18n'
import { OfflineNotice } from '@boardwalk/ui'
import { useLive } from '../live/use-live.ts'
import { useFoundSession } from '../session/use-found-session.ts'
import { useOtherTab } from '../session/use-other-tab.ts'
import { useCountryLanguage } from '../settings/use-country-language.ts'
import { useThemeColour } from '../settings/use-theme-colour.ts'
import { useSkin } from '../skin/use-skin.ts'
import { useClosed } from '../status/use-closed.ts'
import { useWatchStatus } from '../status/use-watch-status.ts'
import { extra } from './extra.tsx'
import { OverThePage } from './OverThePage.tsx'
import type { FirstPage } from './use-first-page.ts'
import { useRefetchWhenBack } from './use-refetch-when-back.ts'
import { useRouteChange } from './use-route-change.ts'
import { useSearchKey } from './use-search-key.ts'

const WeakNetwork = extra(() => import('../network/WeakNetwork.tsx').then((module) => module.WeakNetwork))

/** Parts that only a hydrated page needs: dialogs, overlays, live events. Their code loads after hydration. */
export function AfterHydration({ first }: { first: FirstPage }) {
  const { t } = useTranslation('shell')
  const isClosed = useClosed()
  useLive()
  useFoundSession()
  useOtherTab()
  useCountryLanguage()
  useRefetchWhenBack()
  useRouteChange(first)
  useSearchKey()
  useSkin()
  useThemeColour()
  useWatchStatus()
  return (
    <>
      <OfflineNotice>{t('offline')}</OfflineNotice>
      {!isClosed && <OverThePage />}
      <WeakNetwork />
    </>
  )
}
