import { Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useComposition } from '../app/storefront-context.ts'
import { useCentreRules } from '../app/use-centre.ts'
import { useModal } from '../app/use-modal.ts'
import type { Centre, LazyPage } from '../feature-contract.ts'
import { useSession } from '../session/use-session.ts'
import { SectionBoundary } from '../status/SectionBoundary.tsx'

const isCentre = (name: string): name is Centre => name === 'member' || name === 'agent'

/** Overlays of the features: open while the query string names them, so that Back closes them and a link opens them. */
export function Overlays() {
  const { overlays } = useComposition()
  const [params] = useSearchParams()
  return Object.entries(overlays)
    .filter(([name]) => params.has(name))
    .map(([name, overlay]) =>
      isCentre(name) ? (
        <CentreOverlay key={name} centre={name} page={params.get(name) ?? ''} overlay={overlay} />
      ) : (
        <Shown key={name} overlay={overlay} />
      ),
    )
}

type CentreOverlayProps = { centre: Centre; page: string; overlay: LazyPage }

/** A link into a centre meets the same guard as a button: login, trial, switched off, not an agent. */
function CentreOverlay({ centre, page, overlay }: CentreOverlayProps) {
  const { isReady, status, isRestricted, isTrial } = useSession()
  const { isAgent, isOff } = useCentreRules()
  const { open } = useModal()
  const isVisitor = isReady && status !== 'member'
  const isWarned = !isVisitor && (isTrial || isOff(centre, page))
  useEffect(() => {
    if (isVisitor) open({ kind: 'login' })
    else if (isWarned) open({ kind: 'trial' })
  }, [isVisitor, isWarned, open])
  if (!isReady || isVisitor || isWarned || isRestricted) return null
  return centre === 'agent' && !isAgent ? null : <Shown overlay={overlay} />
}

const Shown = ({ overlay: Overlay }: { overlay: LazyPage }) => (
  <SectionBoundary>
    <Suspense fallback={null}>
      <Overlay />
    </Suspense>
  </SectionBoundary>
)
