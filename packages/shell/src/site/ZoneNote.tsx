import { useTranslation } from '@boardwalk/i18n'
import { zoneName } from '@boardwalk/i18n/zone-name'
import { Text } from '@boardwalk/ui'
import { useBrand, useServerTime } from '../app/storefront-context.ts'
import { useLanguage } from '../settings/use-language.ts'

/** Names the time zone of a page or a list. */
export function ZoneNote() {
  const { t } = useTranslation('site')
  const { timeZone } = useBrand()
  const { bcp47 } = useLanguage()
  const now = useServerTime()
  return (
    <Text $size="sm" $tone="muted">
      {t('timesIn', { name: zoneName(bcp47, timeZone, now) })}
    </Text>
  )
}
