import { useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useServerTime } from '@boardwalk/shell/feature'
import { zoneName } from '@boardwalk/shell/page-kit'
import { Text } from '@boardwalk/ui'

/** What every record says: that it is play money, and whose times are shown. */
export function RecordNote() {
  const { t } = useTranslation('member-centre')
  const { timeZone } = useBrand()
  const { bcp47 } = useLanguage()
  const now = useServerTime()
  return (
    <Text $size="sm" $tone="muted">
      {t('notRealMoney')} {t('timesIn', { name: zoneName(bcp47, timeZone, now) })}
    </Text>
  )
}
