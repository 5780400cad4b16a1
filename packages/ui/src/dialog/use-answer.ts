import { type KeyboardEvent, type UIEvent, useLayoutEffect, useRef } from 'react'

/** Elements that do something of their own with Enter. */
const hasOwnEnter =
  'button, a, textarea, select, summary, [contenteditable], [role="button"], [type="submit"], [type="button"], [type="file"]'

/** Milliseconds in which a second answer is the same press. */
const pause = 500

/** Accepts one answer per press: not the second half of a double click, nor a key that is held. */
export function useAnswer(isOpen: boolean) {
  const last = useRef(Number.NEGATIVE_INFINITY)
  // A reopened dialog can be answered at once.
  useLayoutEffect(() => {
    if (isOpen) last.current = Number.NEGATIVE_INFINITY
  }, [isOpen])
  return (answer: () => void) => (event: UIEvent) => {
    if (event.detail > 1 || event.timeStamp - last.current < pause) return
    last.current = event.timeStamp
    answer()
  }
}

/** Whether Enter, pressed here, means the default button of the dialog that the event has reached. */
export function isDefaultEnter(event: KeyboardEvent): boolean {
  const { key, target, currentTarget, nativeEvent, defaultPrevented } = event
  if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing || !(target instanceof Element)) return false
  return target.closest('dialog') === currentTarget && !target.closest(hasOwnEnter)
}
