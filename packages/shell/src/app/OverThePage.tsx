import { DialogBoundary } from '../dialogs/DialogBoundary.tsx'
import { Dialogs } from '../dialogs/Dialogs.tsx'
import { Overlays } from '../dialogs/Overlays.tsx'
import { useGreetings } from '../dialogs/use-greetings.ts'
import { SideBarPlace } from '../frame/SideBarPlace.tsx'

/** Dialogs, overlays and shortcuts over an open platform. A status screen replaces them together with the page. */
export function OverThePage() {
  useGreetings()
  return (
    <>
      <DialogBoundary>
        <Dialogs />
      </DialogBoundary>
      <Overlays />
      <SideBarPlace />
    </>
  )
}
