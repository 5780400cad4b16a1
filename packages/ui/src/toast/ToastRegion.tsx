import { token } from '@boardwalk/brand-kit'
import { lazy, Suspense, use, useEffect, useId, useRef } from 'react'
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
  const region = useRef<HTMLDivElement>(null)
  const enter = desk?.enter
  useEffect(() => {
    region.current?.showPopover?.()
    return isInDialog ? enter?.(place) : undefined
  }, [enter, isInDialog, place])
  useEffect(() => {
    const soon = setTimeout(() => load().catch(() => {}), AFTER_THE_PAGE_MS)
    return () => clearTimeout(soon)
  }, [])

  if (!desk) return null
  const isHere = desk.places.at(-1) === (isInDialog ? place : undefined)
  return (
    <Region ref={region} popover="manual" role="log" aria-live="polite" aria-label={desk.labels.region}>
      {isHere && desk.toasts.length > 0 && (
        <Suspense>
          <Messages {...desk} />
        </Suspense>
      )}
    </Region>
  )
}

const Region = styled.div`
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
