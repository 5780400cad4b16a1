import { type ComponentPropsWithoutRef, type MouseEvent, useRef } from 'react'
import { useModal } from './use-modal.ts'
import { usePresence } from './use-presence.ts'

export type DialogFrameProps = Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose' | 'onCancel'> & {
  isOpen: boolean
  onClose: () => void
  /** Milliseconds between the wish and the sight. */
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
  useModal(ref, isOpen && isPresent)
  if (!isPresent) return null

  // Only the backdrop reports the dialog itself as target: its content covers the rest.
  const pressBeside = (event: MouseEvent) => event.target === event.currentTarget && onClose()
  return (
    <dialog
      {...rest}
      ref={ref}
      closedby={isDismissible ? 'closerequest' : 'none'}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (isDismissible) onClose()
      }}
      onClose={() => isOpen && onClose()}
      {...(hasLightDismiss && { onClick: pressBeside })}
    >
      {children}
    </dialog>
  )
}
