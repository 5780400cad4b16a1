import { useTranslation } from '@boardwalk/i18n'
import { AlertDialog } from '@boardwalk/ui'
import { useModal } from '../app/use-modal.ts'

/** In place of what needs an account, in a storefront without the sign-in. */
export function NoSignInDialog() {
  const { t } = useTranslation('dialogs')
  const { close } = useModal()
  return (
    <AlertDialog
      isOpen
      title={t('shell:in_popup_prompt')}
      confirmLabel={t('shell:in_increase_submit')}
      onConfirm={close}
    >
      {t('noSignIn')}
    </AlertDialog>
  )
}
