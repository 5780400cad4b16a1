import { useDeleteMessagesMutation } from '@boardwalk/api-client/centres'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useErrorText } from '@boardwalk/shell/feature'
import { AlertDialog, Notice, Stack, Text, useToast } from '@boardwalk/ui'

type Props = { isOpen: boolean; ids: readonly string[]; onClose: () => void; onDone: () => void }

/** Asks before messages are deleted. The same messages can be deleted again without harm, so a failure may be retried. */
export function DeleteDialog({ isOpen, ids, onClose, onDone }: Props) {
  const { t } = useTranslation('member-centre')
  const errorText = useErrorText()
  const showToast = useToast()
  const [remove, { error, isLoading, reset }] = useDeleteMessagesMutation()
  const words = { count: ids.length, total: formatCount(ids.length) }
  const confirm = async () => {
    const { data } = await remove({ ids: [...ids] })
    if (!data) return
    showToast({ tone: 'positive', text: t('messageV2.deleted', words) })
    onDone()
  }
  const cancel = () => {
    reset()
    onClose()
  }
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('messageV2.ask', words)}
      confirmLabel={t('messageV2.confirm')}
      cancelLabel={t('ui:cancel')}
      onConfirm={() => void confirm()}
      onCancel={cancel}
      tone="danger"
      isBusy={isLoading}
    >
      <Stack $gap="3">
        <Text>{t('messageV2.askHint')}</Text>
        {error && (
          <Notice tone="negative" isAlert>
            {errorText(error)}
          </Notice>
        )}
      </Stack>
    </AlertDialog>
  )
}
