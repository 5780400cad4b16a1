import { type ReactNode, Suspense, useEffect } from 'react'
import { Loaded } from '../app/Loaded.tsx'
import { lazyPage } from '../app/lazy-page.tsx'
import { noParts } from '../app/lazy-parts.ts'
import { useShellState } from '../app/store.ts'
import { useComposition } from '../app/storefront-context.ts'
import { useLazyParts } from '../app/use-lazy-parts.ts'
import { useModal } from '../app/use-modal.ts'
import { useRestriction } from '../session/use-restriction.ts'
import { AccountDrawer } from './AccountDrawer.tsx'
import { LogoutDialog } from './LogoutDialog.tsx'
import { shellDialogs } from './shell-dialogs.ts'
import { TrialDialog } from './TrialDialog.tsx'

const ChangePasswordDialog = lazyPage(() =>
  import('../password/ChangePasswordDialog.tsx').then((module) => module.ChangePasswordDialog),
)

/**
 * Boundary of a dialog whose code may still load. Each has its own: while one loads, another that was open must be
 * unmounted. Merely hidden, it would take its own closing for a request of the visitor's and close the next one.
 */
const Awaited = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>

/** Kinds that have a place of their own below. */
const own = ['search', 'logout', 'trial', 'drawer']

/** The one dialog that is open. */
export function Dialogs() {
  const open = useShellState((state) => state.modal.open)
  const { slots } = useComposition()
  const isRestricted = useRestriction()
  const parts = useLazyParts()
  const { close } = useModal()
  const { kind = '', ...props } = open ?? {}
  const Dialog = shellDialogs[kind] ?? parts.dialogs[kind]
  const isUnknown = open !== null && !Dialog && !own.includes(kind) && parts !== noParts
  useEffect(() => {
    // No feature has such a dialog: nothing would be shown, and no other dialog would open automatically.
    if (isUnknown) close()
  }, [isUnknown, close])
  return (
    <>
      <Awaited>{isRestricted && <Loaded of={ChangePasswordDialog} props={{}} />}</Awaited>
      <Awaited key={open?.kind}>
        {open?.kind === 'search' && slots.search.map((search, index) => <Loaded key={index} of={search} props={{}} />)}
        {Dialog && <Loaded of={Dialog} props={props} />}
      </Awaited>
      <LogoutDialog isOpen={open?.kind === 'logout'} />
      <TrialDialog isOpen={open?.kind === 'trial'} />
      <AccountDrawer isOpen={open?.kind === 'drawer'} />
    </>
  )
}
