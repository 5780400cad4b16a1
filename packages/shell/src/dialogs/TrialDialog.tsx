import { useTranslation } from '@boardwalk/i18n'
import { AlertDialog } from '@boardwalk/ui'
import { useModal } from '../app/use-modal.ts'

/** What a trial account cannot do (visitor specification §5). */
export function TrialDialog({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('shell')
  const { close } = useModal()
  return (
    <AlertDialog isOpen={isOpen} title={t('in_popup_prompt')} confirmLabel={t('in_increase_submit')} onConfirm={close}>
      {t('in_need_true_account')}
    </AlertDialog>
  )
}
