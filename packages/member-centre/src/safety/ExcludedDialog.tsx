import { useTranslation } from '@boardwalk/i18n'
import { useModal, useOverlay } from '@boardwalk/shell/feature'
import { AlertDialog, Text } from '@boardwalk/ui'
import { useFigures } from './use-figures.ts'

/** Names, after an excluded player signs in, the end and the pages that stay open. Without `until` it is for good. */
export function ExcludedDialog({ until = null }: { until?: string | null }) {
  const { t } = useTranslation('safety')
  const { exclusion } = useFigures()
  const { close } = useModal()
  const toSafety = useOverlay().to('safety', 'breaks')
  return (
    <AlertDialog
      isOpen
      title={exclusion({ until })}
      confirmLabel={t('breaks.toSafety')}
      cancelLabel={t('ui:close')}
      onConfirm={toSafety ?? close}
      onCancel={close}
    >
      <Text>{t('breaks.open')}</Text>
    </AlertDialog>
  )
}
