import { useTranslation } from '@boardwalk/i18n'
import { PasswordForm } from '@boardwalk/shell/account'
import { Button, Modal } from '@boardwalk/ui'
import type { DialogProps } from './dialogs.ts'

/** Changes the login password. */
export function PasswordDialog({ onClose, onDone }: DialogProps) {
  const { t } = useTranslation(['access', 'ui'])
  const cancel = (
    <Button variant="ghost" onClick={onClose}>
      {t('ui:cancel')}
    </Button>
  )
  return (
    <Modal isOpen onClose={onClose} title={t('password.submit')} closeLabel={t('ui:close')} width={440} delay={0}>
      <PasswordForm onDone={onDone} other={cancel} />
    </Modal>
  )
}
