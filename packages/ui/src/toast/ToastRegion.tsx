import { lazy, Suspense, use, useEffect, useId } from 'react'
import styled from 'styled-components'
import { raised } from '../foundation/mixins.ts'
import { onTop } from './on-top.ts'
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
const Bare = ({ toasts }: ToastDesk) => (
  <Words ref={onTop} popover="manual">
    {toasts.at(-1)?.text}
  </Words>
)

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
        <Suspense>
          <Messages {...desk} />
        </Suspense>
      )}
    </Region>
  )
}

/* Without a box in the layout of a dialog, whose gaps would count it. */
const Region = styled.div`position: absolute;`
