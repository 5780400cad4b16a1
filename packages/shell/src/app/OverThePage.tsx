import { type ComponentType, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx'
import { Dialogs } from '../dialogs/Dialogs.tsx'
import { useGreetings } from '../dialogs/use-greetings.ts'
import { SideBarPlace } from '../frame/SideBarPlace.tsx'
import { Overlays } from '../overlays/Overlays.tsx'
import { Loaded } from './Loaded.tsx'
import { useLazyParts } from './use-lazy-parts.ts'

/** Dialogs, overlays and shortcuts over an open platform. A status screen replaces them together with the page. */
export function OverThePage() {
  useGreetings()
  const { background } = useLazyParts()
  return (
    <>
      <DialogBoundary>
        <Dialogs />
      </DialogBoundary>
      <Overlays />
      <SideBarPlace />
      {background.map((part, index) => (
        // The list is fixed once it is here, so a position is an identity.
        <Background key={index} part={part} />
      ))}
    </>
  )
}

/** Nothing is shown for a part that is still loading or that broke. */
const Background = ({ part }: { part: ComponentType }) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={null}>
      <Loaded of={part} props={{}} />
    </Suspense>
  </ErrorBoundary>
)
