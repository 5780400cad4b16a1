import { useTranslation } from '@boardwalk/i18n'
import { Button, Modal, Stack, Text } from '@boardwalk/ui'
import { useCentre } from '../app/use-centre.ts'
import { useModal } from '../app/use-modal.ts'
import { BannerStrip } from '../frame/BannerStrip.tsx'
import { useSession } from '../session/use-session.ts'
import { usePermission } from '../site/use-permission.ts'
import { GIFT_RESOURCE, giftSeen } from './gift-flag.ts'

/** What somebody gets for joining, or for bringing a friend (visitor specification §2). */
export function GiftDialog() {
  const { t } = useTranslation('dialogs')
  const { open, close } = useModal()
  const { isLoggedIn } = useSession()
  const { has, go } = useCentre()
  const resource = usePermission()?.info.resources[GIFT_RESOURCE]
  const leave = (next: () => void) => () => {
    giftSeen(isLoggedIn)
    next()
  }
  const get = isLoggedIn ? () => go('member', 'referral') : () => open({ kind: 'register' })
  return (
    <Modal
      isOpen
      onClose={leave(close)}
      title={resource?.labelNameEn || t('gift.title')}
      closeLabel={t('shell:close')}
      width={420}
      footer={
        (!isLoggedIn || has('member')) && (
          <Button variant="highlight" onClick={leave(get)}>
            {t('gift.get')}
          </Button>
        )
      }
    >
      <Stack $gap="4">
        <BannerStrip group="w_reg" />
        <Text>{t(isLoggedIn ? 'gift.friend' : 'gift.join')}</Text>
      </Stack>
    </Modal>
  )
}
