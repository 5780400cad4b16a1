import { type ComponentType, memo, Suspense } from 'react'

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
