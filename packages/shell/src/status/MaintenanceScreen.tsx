import { useTranslation } from '@boardwalk/i18n'
import { formatZonedTime } from '@boardwalk/i18n/zone-name'
import { Text } from '@boardwalk/ui'
import { useBrand } from '../app/storefront-context.ts'
import { useLanguage } from '../settings/use-language.ts'
import { type StatusFacts, StatusScreen } from './StatusScreen.tsx'

/** Closed for maintenance, with its end if the platform names one. */
export function MaintenanceScreen({ until, recheck }: StatusFacts) {
  const { t } = useTranslation('shell')
  const brand = useBrand()
  const { code } = useLanguage()
  return (
    <StatusScreen title={t('game_maintenance')} text={t('info_maintenance')} onRetry={recheck}>
      {until && <Text>{t('maintenanceUntil', { time: formatZonedTime(until, code, brand) })}</Text>}
    </StatusScreen>
  )
}
