import { useTranslation } from '@boardwalk/i18n'
import { Button, Modal, Stack, Text } from '@boardwalk/ui'
import { useModal } from '../app/use-modal.ts'
import { BannerStrip } from '../frame/BannerStrip.tsx'
import { useSession } from '../session/use-session.ts'
import { usePermission } from '../site/use-permission.ts'
import { GIFT_RESOURCE, giftSeen } from './gift-flag.ts'
import { useGift } from './use-gift.ts'

/** The gift for joining, or for bringing a friend (visitor specification §2). */
export function GiftDialog() {
  const { t } = useTranslation('dialogs')
  const { close } = useModal()
  const { isLoggedIn } = useSession()
  const get = useGift()
  const resource = usePermission()?.info.resources[GIFT_RESOURCE]
  const leave = (next: () => void) => () => {
    giftSeen(isLoggedIn)
    next()
  }
  return (
    <Modal
      isOpen
      onClose={leave(close)}
      title={resource?.labelNameEn || t('gift.title')}
      closeLabel={t('shell:close')}
      width={420}
      footer={
        get && (
          <Button variant="highlight" onClick={leave(get)}>
            {t('gift.get')}
          </Button>
        )
      }
    >
      <Stack $gap="4">
        <BannerStrip group="w_reg" keepsRoom />
        <Text>{t(isLoggedIn ? 'gift.friend' : 'gift.join')}</Text>
      </Stack>
    </Modal>
  )
}
