import { DialogBoundary } from '../dialogs/DialogBoundary.tsx'
import { Dialogs } from '../dialogs/Dialogs.tsx'
import { useGreetings } from '../dialogs/use-greetings.ts'
import { SideBarPlace } from '../frame/SideBarPlace.tsx'
import { Overlays } from '../overlays/Overlays.tsx'
import { useLater } from './storefront-context.ts'

/** Dialogs, overlays and shortcuts over an open platform. A status screen replaces them together with the page. */
export function OverThePage() {
  useGreetings()
  const { background } = useLater()
  return (
    <>
      <DialogBoundary>
        <Dialogs />
      </DialogBoundary>
      <Overlays />
      <SideBarPlace />
      {background.map((Part, index) => (
        // The list is fixed for the life of the page, so a position is an identity.
        <Part key={index} />
      ))}
    </>
  )
}
