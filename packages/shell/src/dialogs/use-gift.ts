import { useModal } from '../app/use-modal.ts'
import { useOverlay } from '../overlays/use-overlay.ts'
import { useSession } from '../session/use-session.ts'
import { useFeature } from '../site/use-feature.ts'

/** What "Get it" does: a visitor registers, a member invites a friend. Null where this composition has neither. */
export function useGift(): (() => void) | null {
  const { isLoggedIn } = useSession()
  const mayRegister = useFeature('directRegistration')
  const { open } = useModal()
  const { toShortcut } = useOverlay()
  if (isLoggedIn) return toShortcut('gift')
  return mayRegister ? () => open({ kind: 'register' }) : null
}
