import { useTranslation } from '@boardwalk/i18n'
import { ZoneNote } from '@boardwalk/shell/feature'
import { Stack, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'

/** The note on every record: play money, and the time zone; `children` are between them. */
export function RecordNote({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('agent-centre')
  return (
    <Stack $gap="1">
      <Text $size="sm" $tone="muted">
        {t('notRealMoney')}
      </Text>
      {children}
      <ZoneNote />
    </Stack>
  )
}
