import { lazyPage } from '../app/lazy-page.tsx'
import { useModal } from '../app/use-modal.ts'
import type { LazyParts } from '../feature-contract.ts'
import { useRecoveryWays } from './use-recovery-ways.ts'

function useOpenRecovery() {
  const { open } = useModal()
  return useRecoveryWays().length > 0 ? () => open({ kind: 'forgetPass' }) : null
}

export const lazyParts: LazyParts = {
  dialogs: { forgetPass: lazyPage(() => import('./RecoveryDialog.tsx').then((module) => module.RecoveryDialog)) },
  forgotten: [useOpenRecovery],
}
