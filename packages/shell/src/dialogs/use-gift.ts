import { useEntrance } from '../app/use-entrance.ts'
import { useModal } from '../app/use-modal.ts'
import { useOverlay } from '../overlays/use-overlay.ts'
import { useSession } from '../session/use-session.ts'

/** Action of "Get it": a visitor registers, a member invites a friend. Null where this composition has neither. */
export function useGift(): (() => void) | null {
  const { isLoggedIn } = useSession()
  const register = useEntrance('register')
  const { open } = useModal()
  const { toShortcut } = useOverlay()
  if (isLoggedIn) return toShortcut('gift')
  return register ? () => open({ kind: register.dialog }) : null
}
