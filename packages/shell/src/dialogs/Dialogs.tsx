import { type ReactNode, Suspense } from 'react'
import { lazyPage } from '../app/lazy-page.tsx'
import { useShellState } from '../app/store.ts'
import { useComposition } from '../app/storefront-context.ts'
import { useRestriction } from '../session/use-restriction.ts'
import { AccountDrawer } from './AccountDrawer.tsx'
import { LogoutDialog } from './LogoutDialog.tsx'
import { plainDialogs } from './plain-dialogs.ts'
import { TrialDialog } from './TrialDialog.tsx'

const LoginDialog = lazyPage(() => import('../login/LoginDialog.tsx').then((module) => module.LoginDialog))
const RegionDialog = lazyPage(() => import('./RegionDialog.tsx').then((module) => module.RegionDialog))
const NoticeDialog = lazyPage(() => import('./NoticeDialog.tsx').then((module) => module.NoticeDialog))

const RegisterDialog = lazyPage(() =>
  import('../pages/register/RegisterDialog.tsx').then((module) => module.RegisterDialog),
)
const RecoveryDialog = lazyPage(() => import('../recovery/RecoveryDialog.tsx').then((module) => module.RecoveryDialog))
const ChangePasswordDialog = lazyPage(() =>
  import('../password/ChangePasswordDialog.tsx').then((module) => module.ChangePasswordDialog),
)

/**
 * Room for a dialog whose code may have yet to come. Each has its own: while one waits, another that was open must leave
 * for good. Merely hidden, it would take its own closing for a wish of the visitor's and close what is to come.
 */
const Awaited = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>

/** The one dialog that is open. */
export function Dialogs() {
  const open = useShellState((state) => state.modal.open)
  const { slots } = useComposition()
  const isRestricted = useRestriction()
  const Plain = open ? plainDialogs[open.kind] : undefined
  return (
    <>
      <Awaited>{isRestricted && <ChangePasswordDialog />}</Awaited>
      <Awaited key={open?.kind}>
        {open?.kind === 'login' && <LoginDialog isExpired={open.reason === 'expired'} username={open.username} />}
        {open?.kind === 'register' && <RegisterDialog />}
        {open?.kind === 'forgetPass' && <RecoveryDialog />}
        {open?.kind === 'region' && <RegionDialog />}
        {open?.kind === 'notice' && <NoticeDialog id={open.id} />}
        {open?.kind === 'search' && slots.search.map((Search, index) => <Search key={index} />)}
        {Plain && <Plain />}
      </Awaited>
      <LogoutDialog isOpen={open?.kind === 'logout'} />
      <TrialDialog isOpen={open?.kind === 'trial'} />
      <AccountDrawer isOpen={open?.kind === 'drawer'} />
    </>
  )
}
