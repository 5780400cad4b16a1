import { type ComponentType, memo } from 'react'
import { LateSection } from './LateSection.tsx'

/**
 * A part of the page that hydrates on its own when it is seen, or at once when it is touched. It has no props and renders
 * alone, because a render from above would hydrate it in one go with its neighbours.
 */
export const lateSlice = (id: string, Part: ComponentType) =>
  memo(() => (
    <LateSection id={id}>
      <Part />
    </LateSection>
  ))
