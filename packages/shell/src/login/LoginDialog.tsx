import { useTranslation } from '@boardwalk/i18n'
import { Modal, Notice, Stack } from '@boardwalk/ui'
import { useModal } from '../app/use-modal.ts'
import { BannerStrip } from '../frame/BannerStrip.tsx'
import { LoginPanel } from './LoginPanel.tsx'

export type LoginDialogProps = {
  /** It opened by itself, because a session ended. */
  isExpired: boolean
  username?: string | undefined
}

/** The login popup. */
export function LoginDialog({ isExpired, username }: LoginDialogProps) {
  const { t } = useTranslation('shell')
  const { close } = useModal()
  return (
    <Modal isOpen onClose={close} title={t('login.title')} closeLabel={t('close')} width={420}>
      <Stack $gap="4">
        <BannerStrip group="w_login" />
        {isExpired && (
          <Notice tone="info" isAlert>
            {t('login.expired')}
          </Notice>
        )}
        <LoginPanel username={username} />
      </Stack>
    </Modal>
  )
}
