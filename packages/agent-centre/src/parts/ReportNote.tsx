import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { Text } from '@boardwalk/ui'
import { RecordNote } from './RecordNote.tsx'

/** The note on every report: play money, how recent the figures are, and the time zone. */
export function ReportNote({ asOf }: { asOf: string }) {
  const { t } = useTranslation('agent-centre')
  const { code } = useLanguage()
  const brand = useBrand()
  return (
    <RecordNote>
      <Text $size="sm" $tone="muted">
        {t('asOf', { time: formatDateTime(asOf, code, brand) })}
      </Text>
    </RecordNote>
  )
}
