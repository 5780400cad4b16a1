import { token } from '@boardwalk/brand-kit'
import { lazy, type ReactNode, Suspense, use, useEffect, useId, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { raised } from '../foundation/mixins.ts'
import { type ToastDesk, ToastDeskContext } from './toast-context.ts'

// Styles and animation load lazily; without a network the plain text is shown.
/** By then a page is hydrated; an earlier message loads the region itself. */
const AFTER_THE_PAGE_MS = 3000
const load = () => import('./ToastList.tsx')
const Messages = lazy(() =>
  load().then(
    ({ ToastList }) => ({ default: ToastList }),
    () => ({ default: Bare }),
  ),
)
const Words = styled.p`${raised}`
const Bare = ({ toasts }: ToastDesk) => <Words>{toasts.at(-1)?.text}</Words>

/**
 * Shows and announces messages. It is there before the first message, or a screen reader would miss that one. An open
 * dialog has a region of its own, because the page behind it can neither be pressed nor read.
 */
export function ToastRegion({ isInDialog = false }: { isInDialog?: boolean }) {
  const desk = use(ToastDeskContext)
  const place = useId()
  const enter = desk?.enter
  useEffect(() => (isInDialog ? enter?.(place) : undefined), [enter, isInDialog, place])
  useEffect(() => {
    const soon = setTimeout(() => load().catch(() => {}), AFTER_THE_PAGE_MS)
    return () => clearTimeout(soon)
  }, [])

  if (!desk) return null
  const isHere = desk.places.at(-1) === (isInDialog ? place : undefined)
  return (
    <Region role="log" aria-live="polite" aria-label={desk.labels.region}>
      {isHere && desk.toasts.length > 0 && (
        <OnTop>
          <Suspense>
            <Messages {...desk} />
          </Suspense>
        </OnTop>
      )}
    </Region>
  )
}

/** Above everything that is open already. An empty region would cost each page a layout for it. */
function OnTop({ children }: { children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => layer.current?.showPopover?.(), [])
  return (
    <Layer ref={layer} popover="manual">
      {children}
    </Layer>
  )
}

/* Without a box in the layout of a dialog, whose gaps would count it. */
const Region = styled.div`position: absolute;`

const Layer = styled.div`
  position: fixed;
  inset: auto 0 max(${token('space-4')}, env(safe-area-inset-bottom)) 0;
  inline-size: min(28rem, calc(100vw - 2rem));
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
`
