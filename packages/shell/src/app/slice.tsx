import { type ComponentType, memo, Suspense } from 'react'
import { LateSection } from './LateSection.tsx'

/**
 * A part of the page that hydrates on its own, or at once when it is touched: its boundary is where hydration pauses
 * for the browser. It has no props and renders alone, because a render from above would hydrate it in one go with its
 * neighbours.
 */
export const slice = (Part: ComponentType) =>
  memo(() => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  ))

/** The same for a part below the first view. */
export const lateSlice = (id: string, Part: ComponentType) =>
  memo(() => (
    <LateSection id={id}>
      <Part />
    </LateSection>
  ))
