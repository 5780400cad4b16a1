import { useTranslation } from '@boardwalk/i18n'
import { Text } from '@boardwalk/ui'
import { useBrand } from '../app/storefront-context.ts'
import { useLanguage } from '../settings/use-language.ts'
import { type StatusFacts, StatusScreen } from './StatusScreen.tsx'

/** Closed for maintenance, until when if the platform says so. */
export function MaintenanceScreen({ until, recheck }: StatusFacts) {
  const { t } = useTranslation('shell')
  const { timeZone } = useBrand()
  const { bcp47 } = useLanguage()
  const format = () => new Intl.DateTimeFormat(bcp47, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (
    <StatusScreen title={t('game_maintenance')} text={t('info_maintenance')} onRetry={recheck}>
      {until && <Text>{t('maintenanceUntil', { time: format().format(new Date(until)) })}</Text>}
    </StatusScreen>
  )
}
