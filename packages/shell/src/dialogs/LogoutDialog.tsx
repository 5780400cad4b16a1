import { useLogoutMutation } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { AlertDialog } from '@boardwalk/ui'
import { useNavigate } from 'react-router'
import { useShellDispatch } from '../app/store.ts'
import { useModal } from '../app/use-modal.ts'
import { dropSession, leaveSession } from '../session/session-actions.ts'

/** Asks before signing out; only a confirmation calls the server (visitor specification §4). */
export function LogoutDialog({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('shell')
  const { close } = useModal()
  const navigate = useNavigate()
  const dispatch = useShellDispatch()
  const [logout, { isLoading }] = useLogoutMutation()
  const confirm = async () => {
    dispatch(leaveSession())
    // This browser must forget the session, with any response of the server.
    await logout({})
    dispatch(dropSession())
    close()
    navigate('/')
  }
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('in_popup_prompt')}
      confirmLabel={t('in_increase_submit')}
      cancelLabel={t('in_more_cancel')}
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {t('in_sure_logout')}
    </AlertDialog>
  )
}
