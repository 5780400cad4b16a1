import { type ComponentPropsWithoutRef, type MouseEvent, type PointerEvent, useReducer, useRef } from 'react'
import { ToastRegion } from '../toast/ToastRegion.tsx'
import { useModal } from './use-modal.ts'
import { usePresence } from './use-presence.ts'

export type DialogFrameProps = Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose' | 'onCancel'> & {
  isOpen: boolean
  /** Requests closing; the owner of `isOpen` decides. */
  onClose: () => void
  /** Milliseconds between the request and the animation. */
  delay?: number
  /** Whether Escape and the phone's back gesture close it. */
  isDismissible?: boolean
  /** Whether a click beside the panel closes it. */
  hasLightDismiss?: boolean
}

/** The browser's own dialog, driven by a prop. Everything modal is made of it. */
export function DialogFrame({
  isOpen,
  onClose,
  delay = 0,
  isDismissible = true,
  hasLightDismiss = false,
  children,
  ...rest
}: DialogFrameProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPresent = usePresence(isOpen, delay)
  const isShown = isOpen && isPresent
  const [turn, showAgain] = useReducer((count: number) => count + 1, 0)
  useModal(ref, isShown, turn)
  const beside = usePressBeside(onClose)
  if (!isPresent) return null
  return (
    <dialog
      {...rest}
      {...(hasLightDismiss && beside)}
      ref={ref}
      closedby={isDismissible ? 'closerequest' : 'none'}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (isDismissible) onClose()
      }}
      onClose={({ target, currentTarget }) => {
        if (!isOpen || target !== currentTarget || currentTarget.open) return
        onClose()
        // Browsers close on a second Escape without an event; reopen if the owner keeps it open.
        showAgain()
      }}
    >
      {children}
      {isShown && <ToastRegion isInDialog />}
    </dialog>
  )
}

/** Only the backdrop reports the dialog itself as target; a press that began inside and slipped out does not count. */
function usePressBeside(onClose: () => void) {
  const began = useRef(false)
  const isBeside = (event: MouseEvent) => event.target === event.currentTarget
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isBeside(event)
    },
    onClick: (event: MouseEvent) => began.current && isBeside(event) && onClose(),
  }
}
