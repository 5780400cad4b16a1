import { useTranslation } from '@boardwalk/i18n'
import { ZoneNote } from '@boardwalk/shell/feature'
import { Stack, Text } from '@boardwalk/ui'

/** The note on every record: play money, and the time zone. */
export function RecordNote() {
  const { t } = useTranslation('member-centre')
  return (
    <Stack $gap="1">
      <Text $size="sm" $tone="muted">
        {t('notRealMoney')}
      </Text>
      <ZoneNote />
    </Stack>
  )
}
