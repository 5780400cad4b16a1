import { useTranslation } from '@boardwalk/i18n'
import { Modal, Notice, Stack, Text } from '@boardwalk/ui'
import { LinkTo } from '../app/LinkTo.tsx'
import { useModal } from '../app/use-modal.ts'
import { BannerStrip } from '../frame/BannerStrip.tsx'
import { useFeature } from '../site/use-feature.ts'
import { LoginForm } from './LoginForm.tsx'

/** The login popup. `isExpired` says why it opened by itself. */
export function LoginDialog({ isExpired }: { isExpired: boolean }) {
  const { t } = useTranslation('shell')
  const { close } = useModal()
  const mayRegister = useFeature('directRegistration')
  return (
    <Modal isOpen onClose={close} title={t('login.title')} closeLabel={t('close')} width={420}>
      <Stack $gap="4">
        <BannerStrip group="w_login" />
        {isExpired && (
          <Notice tone="info" isAlert>
            {t('login.expired')}
          </Notice>
        )}
        <LoginForm />
        {mayRegister && (
          <Text $size="sm" $tone="muted">
            {t('login.noAccount')}{' '}
            <LinkTo to="/register" onClick={close}>
              {t('register.open')}
            </LinkTo>
          </Text>
        )}
      </Stack>
    </Modal>
  )
}
