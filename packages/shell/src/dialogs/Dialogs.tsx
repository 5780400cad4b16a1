import { lazy, Suspense } from 'react'
import { useShellState } from '../app/store.ts'
import { useComposition } from '../app/storefront-context.ts'
import { AccountDrawer } from './AccountDrawer.tsx'
import { LogoutDialog } from './LogoutDialog.tsx'
import { TrialDialog } from './TrialDialog.tsx'

const LoginDialog = lazy(() => import('../login/LoginDialog.tsx').then((module) => ({ default: module.LoginDialog })))
const RegionDialog = lazy(() => import('./RegionDialog.tsx').then((module) => ({ default: module.RegionDialog })))
const NoticeDialog = lazy(() => import('./NoticeDialog.tsx').then((module) => ({ default: module.NoticeDialog })))

/** The one dialog that is open. */
export function Dialogs() {
  const open = useShellState((state) => state.modal.open)
  const { slots } = useComposition()
  return (
    <Suspense fallback={null}>
      {open?.kind === 'login' && <LoginDialog isExpired={open.reason === 'expired'} />}
      {open?.kind === 'region' && <RegionDialog />}
      {open?.kind === 'notice' && <NoticeDialog index={open.index} />}
      {open?.kind === 'search' && slots.search.map((Search, index) => <Search key={index} />)}
      <LogoutDialog isOpen={open?.kind === 'logout'} />
      <TrialDialog isOpen={open?.kind === 'trial'} />
      <AccountDrawer isOpen={open?.kind === 'drawer'} />
    </Suspense>
  )
}
