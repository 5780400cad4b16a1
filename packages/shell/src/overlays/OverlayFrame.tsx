import { useMemberInfoQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { Sheet } from '@boardwalk/ui'
import { Suspense, useEffect } from 'react'
import { useStore } from 'react-redux'
import { Loaded } from '../app/Loaded.tsx'
import { useAnnounce } from '../app/live-region.tsx'
import type { ShellStore } from '../app/store.ts'
import { useModal } from '../app/use-modal.ts'
import type { Overlay, OverlayPage } from '../overlay-contract.ts'
import { useSession } from '../session/use-session.ts'
import { useVisitor } from '../session/use-visitor.ts'
import { PageSkeleton } from '../status/PageSkeleton.tsx'
import { SectionBoundary } from '../status/SectionBoundary.tsx'
import { OverlayMenu } from './OverlayMenu.tsx'
import { OverlayNavigation } from './OverlayNavigation.tsx'
import { accessTo } from './overlay-access.ts'
import { isReplaced } from './replaced-dialog.ts'
import { useOverlayAddress } from './use-overlay-address.ts'

/** Closes the dialog that the overlay was opened from, as soon as the overlay is shown. */
function Replaces() {
  const store = useStore() as ShellStore
  const { close } = useModal()
  useEffect(() => {
    if (isReplaced(store.getState().modal.open)) close()
  }, [store, close])
  return null
}

const nothing: readonly string[] = []
const useNothing = () => nothing

export type OverlayFrameProps = { name: string; overlay: Overlay; page: OverlayPage }

/**
 * An overlay with its menu beside the page: a full-screen sheet on a phone, where the menu is behind a button. Which
 * pages there are depends on the member, so menu and page wait until the member is known, or cannot be.
 */
export function OverlayFrame({ name, overlay, page: asked }: OverlayFrameProps) {
  const { t } = useTranslation()
  const visitor = useVisitor()
  const { isLoggedIn } = useSession()
  const { isLoading: isMemberLoading } = useMemberInfoQuery({}, { skip: !isLoggedIn })
  const { useHidden = useNothing } = overlay
  const hidden = useHidden()
  const isLoading = isMemberLoading || hidden === undefined
  const isShown = ({ key }: OverlayPage) => !hidden?.includes(key)
  const page = isShown(asked) ? asked : (overlay.pages.find(({ key }) => key === overlay.defaultPage) ?? asked)
  const announce = useAnnounce()
  const { close, addressOf } = useOverlayAddress(name, page)
  const title = t(isLoading ? overlay.title : page.title)
  const menu = {
    label: t(overlay.title),
    all: overlay.pages,
    pages: overlay.pages.filter((each) => isShown(each) && accessTo(overlay, each, visitor) !== 'absent'),
    current: page.key,
    addressOf,
  }
  useEffect(() => {
    if (!isLoading) announce(title)
  }, [announce, title, isLoading])
  return (
    <Sheet
      isOpen
      onClose={close}
      title={title}
      backLabel={t('shell:close')}
      aside={!isLoading && <OverlayNavigation {...menu} />}
      actions={!isLoading && <OverlayMenu {...menu} />}
    >
      <Replaces />
      {isLoading ? (
        <PageSkeleton />
      ) : (
        <SectionBoundary key={page.key}>
          <Suspense fallback={<PageSkeleton />}>
            <Loaded of={page.page} props={{}} placeholder={<PageSkeleton />} />
          </Suspense>
        </SectionBoundary>
      )}
    </Sheet>
  )
}
