import { useTranslation } from '@boardwalk/i18n'
import { Modal, Notice, Stack } from '@boardwalk/ui'
import { useModal } from '../app/use-modal.ts'
import { BannerStrip } from '../frame/BannerStrip.tsx'
import { LoginPanel } from './LoginPanel.tsx'

export type LoginDialogProps = {
  /** Reason why it opened automatically. */
  reason?: 'expired'
  username?: string | undefined
}

/** The login popup. */
export function LoginDialog({ reason, username }: LoginDialogProps) {
  const { t } = useTranslation('shell')
  const { close } = useModal()
  return (
    <Modal isOpen onClose={close} title={t('access:signIn.title')} closeLabel={t('close')} width={420}>
      <Stack $gap="4">
        <BannerStrip group="w_login" keepsRoom />
        {reason === 'expired' && (
          <Notice tone="info" isAlert>
            {t('access:signIn.expired')}
          </Notice>
        )}
        <LoginPanel username={username} />
      </Stack>
    </Modal>
  )
}
