import { useHydrating } from '@boardwalk/ui'
import { type ReactNode, Suspense, useEffect } from 'react'
import { gateOf, type WaitsFor } from './gates.ts'

type Props = {
  id: string
  /** On a phone, being seen is not enough: the section keeps the server's HTML until then. */
  waitsFor?: WaitsFor | undefined
  children: ReactNode
}

/** A part of the page that hydrates on its own when it is seen or touched. The observer needs the box around it. */
export const LateSection = ({ id, waitsFor, children }: Props) => (
  <div data-gate={id} data-waits={waitsFor}>
    <Suspense fallback={null}>
      <Gate id={id}>{children}</Gate>
    </Suspense>
    <Suspense fallback={null}>
      <Waited id={id} />
    </Suspense>
  </div>
)

/**
 * Keeps the server's HTML while it suspends. React tries again if the section is touched, or if something above it
 * changes. It would replace the HTML if the section still suspended then, so a section waits once.
 */
function Gate({ id, children }: Omit<Props, 'waitsFor'>) {
  const isHydrating = useHydrating()
  const gate = gateOf(id)
  // Not `use`, which answers some milliseconds after an opening: a touched section must be there at once.
  if (isHydrating && gate && !gate.isOpen && !gate.hasWaited) throw gate.opened
  return children
}

/** Hydrated in the same pass as its neighbour: React may begin a pass several times, but ends it once. */
function Waited({ id }: { id: string }) {
  useEffect(() => {
    const gate = gateOf(id)
    if (gate) gate.hasWaited = true
  }, [id])
  return null
}
