import { useTranslation } from '@boardwalk/i18n'
import { OfflineNotice } from '@boardwalk/ui'
import { Dialogs } from '../dialogs/Dialogs.tsx'
import { Overlays } from '../dialogs/Overlays.tsx'
import { useLive } from '../live/use-live.ts'
import { useCountryLanguage } from '../settings/use-country-language.ts'
import { useRefetchWhenBack } from './use-refetch-when-back.ts'
import { useRouteChange } from './use-route-change.ts'
import { useSearchKey } from './use-search-key.ts'

/** What only a living page needs: dialogs, overlays, live events. Its code arrives after hydration. */
export function Afterwards() {
  const { t } = useTranslation('shell')
  useLive()
  useCountryLanguage()
  useRefetchWhenBack()
  useRouteChange()
  useSearchKey()
  return (
    <>
      <OfflineNotice>{t('offline')}</OfflineNotice>
      <Dialogs />
      <Overlays />
    </>
  )
}
