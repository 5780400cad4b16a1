import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPage } from '../app/lazy-page.tsx'
import { useLater } from '../app/storefront-context.ts'
import { useModal } from '../app/use-modal.ts'
import type { LazyPage } from '../feature-contract.ts'
import type { Overlay } from '../overlay-contract.ts'
import { useSession } from '../session/use-session.ts'
import { useVisitor } from '../session/use-visitor.ts'
import { SectionBoundary } from '../status/SectionBoundary.tsx'
import type { OverlayFrameProps } from './OverlayFrame.tsx'
import { accessTo, askedPage } from './overlay-access.ts'

const OverlayFrame = lazyPage<OverlayFrameProps>(() =>
  import('./OverlayFrame.tsx').then((module) => module.OverlayFrame),
)

/** Overlays and panels of the features: open while the query string has their name, so that Back closes them. */
export function Overlays() {
  const { overlays, panels } = useLater()
  const [params] = useSearchParams()
  const isNamed = ([name]: [string, unknown]) => params.has(name)
  return (
    <>
      {Object.entries(panels)
        .filter(isNamed)
        .map(([name, panel]) => (
          <Panel key={name} panel={panel} />
        ))}
      {Object.entries(overlays)
        .filter(isNamed)
        .map(([name, overlay]) => (
          <GuardedOverlay key={name} name={name} asked={params.get(name) ?? ''} overlay={overlay} />
        ))}
    </>
  )
}

type GuardedOverlayProps = { name: string; asked: string; overlay: Overlay }

/** A link to a page of an overlay passes the same guard as a button: login, trial account, switched off, not an agent. */
function GuardedOverlay({ name, asked, overlay }: GuardedOverlayProps) {
  const { isReady, status, isRestricted, isTrial } = useSession()
  const visitor = useVisitor()
  const { open } = useModal()
  const page = askedPage(overlay, asked, visitor)
  const isVisitor = isReady && status !== 'member'
  const isOff = page !== undefined && accessTo(overlay, page, visitor) === 'off'
  const isWarned = isReady && !isVisitor && (isTrial || isOff)
  useEffect(() => {
    if (isVisitor) open({ kind: 'login' })
    else if (isWarned) open({ kind: 'trial' })
  }, [isVisitor, isWarned, open])
  if (!isReady || isVisitor || isWarned || isRestricted || !page) return null
  return (
    <Suspense fallback={null}>
      <OverlayFrame name={name} overlay={overlay} page={page} />
    </Suspense>
  )
}

const Panel = ({ panel: Content }: { panel: LazyPage }) => (
  <SectionBoundary>
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  </SectionBoundary>
)
