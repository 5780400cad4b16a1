import { useTranslation } from '@boardwalk/i18n'
import { Button, Modal, Stack, Text } from '@boardwalk/ui'
import { useCentre } from '../app/use-centre.ts'
import { useModal } from '../app/use-modal.ts'
import { BannerStrip } from '../frame/BannerStrip.tsx'
import { useSession } from '../session/use-session.ts'
import { useBanners } from '../site/use-banners.ts'

const GROUP = 'w_topup_3'

/**
 * What is on, and a way to deposit: a player goes to the messages of the member centre, where a feature brings one, and
 * a visitor signs in first (visitor specification §2).
 */
export function ActivityDialog() {
  const { t } = useTranslation('dialogs')
  const { open, close } = useModal()
  const { isLoggedIn } = useSession()
  const { has, go } = useCentre()
  const hasBanners = useBanners(GROUP).length > 0
  const deposit = isLoggedIn ? () => go('member', 'messageV2') : () => open({ kind: 'login' })
  const mayDeposit = !isLoggedIn || has('member')
  return (
    <Modal
      isOpen
      onClose={close}
      title={t('activity.title')}
      closeLabel={t('shell:close')}
      width={560}
      footer={mayDeposit && <Button onClick={deposit}>{t('activity.deposit')}</Button>}
    >
      <Stack $gap="4">
        {hasBanners ? <BannerStrip group={GROUP} isHero /> : <Text $tone="muted">{t('activity.empty')}</Text>}
      </Stack>
    </Modal>
  )
}
