import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useIsMounted } from '../foundation/use-is-mounted.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement
type Control = Typed | HTMLSelectElement

/**
 * Restores input made before hydration, on the element around a control. Hydration keeps the control's value but fires
 * no event, so the state behind it would clear it at the next render.
 */
export function useEarlyInput<E extends HTMLElement>(): RefObject<E | null> {
  const root = useRef<E>(null)
  const isMounted = useIsMounted()
  const [isHydrating] = useState(!isMounted)
  useLayoutEffect(() => {
    if (!isHydrating) return
    const controls = root.current?.querySelectorAll<Control>('input, textarea, select') ?? []
    // Dispatched after the commit, because React ignores earlier events; no real input can occur in between.
    for (const say of [...controls].map(readEarly)) if (say) queueMicrotask(say)
  }, [isHydrating])
  return root
}

/** Returns the replay of a control's early input, if its value differs from the server's HTML. */
function readEarly(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) return readChoice(control)
  if (control.type === 'checkbox' || control.type === 'radio') return readTick(control as HTMLInputElement)
  if (control.type !== 'file' && control.value !== control.defaultValue) return readText(control)
  return undefined
}

function readText(control: Typed) {
  const { value, selectionStart, selectionEnd } = control
  return () => {
    // React fires a change only where the value differs from the one last set by script.
    control.value = control.defaultValue
    setSilently(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    const hasCaret = selectionStart !== null && document.activeElement === control
    if (hasCaret) control.setSelectionRange(selectionStart, selectionEnd)
  }
}

function readTick(control: HTMLInputElement) {
  const { checked, defaultChecked, type } = control
  // An unchecked radio button fires no event; the checked one does.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return
  return () => {
    control.checked = defaultChecked
    control.click()
  }
}

function readChoice(control: HTMLSelectElement) {
  const { value, selectedIndex } = control
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
  if (selectedIndex === Math.max(0, first)) return
  return () => {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** The browser's own way to set a value, past the one by which React watches scripts. */
function setSilently(control: Typed, value: string) {
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
}
