import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, ZoneNote } from '@boardwalk/shell/feature'
import { Stack, Text } from '@boardwalk/ui'

/** The note on every report: play money, how recent the figures are, and the time zone. */
export function ReportNote({ asOf }: { asOf: string }) {
  const { t } = useTranslation('agent-centre')
  const { code } = useLanguage()
  const brand = useBrand()
  return (
    <Stack $gap="1">
      <Text $size="sm" $tone="muted">
        {t('notRealMoney')}
      </Text>
      <Text $size="sm" $tone="muted">
        {t('asOf', { time: formatDateTime(asOf, code, brand) })}
      </Text>
      <ZoneNote />
    </Stack>
  )
}
