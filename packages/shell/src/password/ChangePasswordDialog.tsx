import { useTranslation } from '@boardwalk/i18n'
import { Button, Modal } from '@boardwalk/ui'
import { useModal } from '../app/use-modal.ts'
import { PasswordForm } from './PasswordForm.tsx'

/** A password that must be changed before anything else. Signing out is the only other way. */
export function ChangePasswordDialog() {
  const { t } = useTranslation(['access', 'shell'])
  const { open } = useModal()
  const signOut = (
    <Button variant="ghost" onClick={() => open({ kind: 'logout' })}>
      {t('shell:logout')}
    </Button>
  )
  return (
    <Modal isOpen onClose={() => undefined} title={t('password.title')} width={420}>
      <PasswordForm why={t('password.why')} other={signOut} />
    </Modal>
  )
}
