import type { Promotion } from '@boardwalk/api-client'
import { usePromotionsQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, Button, Modal, Skeleton, Stack } from '@boardwalk/ui'
import { useShellState } from '../../app/store.ts'
import { useModal } from '../../app/use-modal.ts'
import { BannerStrip } from '../../frame/BannerStrip.tsx'
import { useOverlay } from '../../overlays/use-overlay.ts'
import { languageArg } from '../../site/queries.ts'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { ContentCard } from '../ContentCard.tsx'

const GROUP = 'w_topup_3'
const isOpen = ({ state }: Promotion) => state !== 'CLOSED'

/** Current offers, and a way to deposit where a page of an overlay serves it (visitor specification §2). */
export function ActivityDialog() {
  const { t } = useTranslation('dialogs')
  const { close } = useModal()
  const deposit = useOverlay().toShortcut('offers')
  const language = useShellState((state) => state.settings.language)
  const promotions = usePromotionsQuery(languageArg(language))
  const labels = useAsyncLabels()
  return (
    <Modal
      isOpen
      onClose={close}
      title={t('activity.title')}
      closeLabel={t('shell:close')}
      width={560}
      footer={deposit && <Button onClick={deposit}>{t('activity.deposit')}</Button>}
    >
      <Stack $gap="4">
        <BannerStrip group={GROUP} isHero keepsRoom />
        <AsyncView
          query={promotions}
          labels={{ ...labels, empty: t('activity.empty') }}
          isEmpty={({ list }) => !list.some(isOpen)}
          skeleton={<Skeleton $height="10rem" />}
        >
          {({ list }) => list.filter(isOpen).map((promotion) => <Offer key={promotion.id} promotion={promotion} />)}
        </AsyncView>
      </Stack>
    </Modal>
  )
}

function Offer({ promotion: { id, title, summary } }: { promotion: Promotion }) {
  const { close } = useModal()
  return <ContentCard level={3} to={`/promoDetail?id=${id}`} title={title} summary={summary} onFollow={close} />
}
