import { Suspense, useEffect } from 'react'
import { shallowEqual } from 'react-redux'
import { useSearchParams } from 'react-router'
import { Loaded } from '../app/Loaded.tsx'
import type { Modal } from '../app/modal-slice.ts'
import { useShellState } from '../app/store.ts'
import { useComposition } from '../app/storefront-context.ts'
import { useLazyParts } from '../app/use-lazy-parts.ts'
import { useModal } from '../app/use-modal.ts'
import type { LazyPage } from '../feature-contract.ts'
import type { Overlay } from '../overlay-contract.ts'
import { dialogInstead, RESTRICTED } from '../session/use-require-login.ts'
import { useSessionReady } from '../session/use-session.ts'
import { useVisitor } from '../session/use-visitor.ts'
import { SectionBoundary } from '../status/SectionBoundary.tsx'
import { accessTo, askedPage } from './overlay-access.ts'
import { OverlayFrame } from './overlay-frame.ts'

/** Overlays and panels of the features: open while the query string has their name, so that Back closes them. */
export function Overlays() {
  const { overlays, panels } = useLazyParts()
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

function without(params: URLSearchParams, name: string): URLSearchParams {
  params.delete(name)
  return params
}

type GuardedOverlayProps = { name: string; asked: string; overlay: Overlay }

const SWITCHED_OFF: Modal = { kind: 'trial' }

/**
 * A link to a page of an overlay passes the same guards as a button: session, trial account, features, switches. The
 * name of a page that is switched off leaves the address, also where a press preceded the switch's value.
 */
function GuardedOverlay({ name, asked, overlay }: GuardedOverlayProps) {
  const isReady = useSessionReady()
  const visitor = useVisitor()
  const composition = useComposition()
  const { open } = useModal()
  const [, setParams] = useSearchParams()
  const page = askedPage(overlay, asked, visitor)
  const isOff = page !== undefined && accessTo(overlay, page, visitor) === 'off'
  const refusal = useShellState((state) => dialogInstead(state, composition), shallowEqual)
  const instead = refusal ?? (isOff ? SWITCHED_OFF : null)
  useEffect(() => {
    if (isReady && instead && instead !== RESTRICTED) open(instead)
  }, [isReady, instead, open])
  useEffect(() => {
    if (isReady && instead === SWITCHED_OFF) setParams((params) => without(params, name), { replace: true })
  }, [isReady, instead, name, setParams])
  if (!isReady || instead || !page) return null
  return (
    <SectionBoundary>
      <Suspense fallback={null}>
        <Loaded of={OverlayFrame} props={{ name, overlay, page }} />
      </Suspense>
    </SectionBoundary>
  )
}

const Panel = ({ panel }: { panel: LazyPage }) => (
  <SectionBoundary>
    <Suspense fallback={null}>
      <Loaded of={panel} props={{}} />
    </Suspense>
  </SectionBoundary>
)
