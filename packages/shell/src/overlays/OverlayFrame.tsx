import { useTranslation } from '@boardwalk/i18n'
import { Sheet } from '@boardwalk/ui'
import { Suspense, useEffect } from 'react'
import { useAnnounce } from '../app/live-region.tsx'
import type { Overlay, OverlayPage } from '../overlay-contract.ts'
import { useVisitor } from '../session/use-visitor.ts'
import { PageSkeleton } from '../status/PageSkeleton.tsx'
import { SectionBoundary } from '../status/SectionBoundary.tsx'
import { OverlayMenu } from './OverlayMenu.tsx'
import { OverlayNavigation } from './OverlayNavigation.tsx'
import { accessTo } from './overlay-access.ts'
import { useOverlayAddress } from './use-overlay-address.ts'

export type OverlayFrameProps = { name: string; overlay: Overlay; page: OverlayPage }

/** An overlay with its menu beside the page: a full-screen sheet on a phone, where the menu is behind a button. */
export function OverlayFrame({ name, overlay, page }: OverlayFrameProps) {
  const { t } = useTranslation()
  const visitor = useVisitor()
  const announce = useAnnounce()
  const { close, addressOf } = useOverlayAddress(name, page)
  const title = t(page.title)
  const menu = {
    label: t(overlay.title),
    all: overlay.pages,
    pages: overlay.pages.filter((each) => accessTo(overlay, each, visitor) !== 'absent'),
    current: page.key,
    addressOf,
  }
  useEffect(() => announce(title), [announce, title])
  return (
    <Sheet
      isOpen
      onClose={close}
      title={title}
      backLabel={t('shell:close')}
      aside={<OverlayNavigation {...menu} />}
      actions={<OverlayMenu {...menu} />}
    >
      <SectionBoundary key={page.key}>
        <Suspense fallback={<PageSkeleton />}>
          <page.page />
        </Suspense>
      </SectionBoundary>
    </Sheet>
  )
}
