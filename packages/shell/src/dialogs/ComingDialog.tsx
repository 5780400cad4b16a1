import { useTranslation } from '@boardwalk/i18n'
import { AlertDialog } from '@boardwalk/ui'
import { useModal } from '../app/use-modal.ts'

/** Referral is switched off (visitor specification §8). */
export function ComingDialog() {
  const { t } = useTranslation('dialogs')
  const { close } = useModal()
  return (
    <AlertDialog
      isOpen
      title={t('shell:in_popup_prompt')}
      confirmLabel={t('shell:in_increase_submit')}
      onConfirm={close}
    >
      {t('coming')}
    </AlertDialog>
  )
}
