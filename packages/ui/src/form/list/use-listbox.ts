import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** How long a list stays after its field has lost focus (visitor specification §9): long enough for a tap on it. */
export const closeDelay = 200

export type ListboxInput = {
  /** How many options are shown now. */
  count: number
  /** Index of the option that is chosen, or -1; where the cursor starts. */
  chosen: number
  onChoose: (index: number) => void
  /** Whether an option may be taken; the list stays open otherwise. */
  canChoose?: (index: number) => boolean
  /** Called whenever the list closes, for any reason. */
  onClose?: () => void
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count - 1 : index - 1),
  PageDown: (index, count) => Math.min(count - 1, index + 8),
  PageUp: (index) => Math.max(0, index - 8),
}

/** A list under a field: opens on focus or press, moves by keys while the focus stays in the field. */
export function useListbox({ count, chosen, onChoose, canChoose, onClose }: ListboxInput) {
  const [isOpen, setOpen] = useState(false)
  const [cursor, setCursor] = useState(-1)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const active = Math.min(cursor, count - 1)

  const open = () => {
    clearTimeout(timer.current)
    if (isOpen) return
    setCursor(chosen)
    setOpen(true)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (!isOpen) return
    setOpen(false)
    onClose?.()
  }
  const choose = (index: number) => {
    if (canChoose?.(index) === false) return
    onChoose(index)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      if (!isOpen) return open()
      return count > 0 ? setCursor(step(active, count)) : undefined
    }
    const isChoice = event.key === 'Enter' && active >= 0
    if (!(isOpen && (isChoice || event.key === 'Escape'))) return
    // Enter does not send the form, and Escape does not close the dialog around it.
    event.preventDefault()
    event.stopPropagation()
    if (isChoice) choose(active)
    else close()
  }
  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(close, closeDelay)
  }
  return { isOpen, active, open, close, choose, setCursor, onKeyDown, closeSoon }
}
