import { useState } from 'react'
import type { Entry } from '../model/color-entry.ts'

/**
 * A text field over a value: what is typed stays while it is typed, a valid entry is passed on at once, and a wrong one
 * is refused with its reason. A value that changes from elsewhere (undo) replaces the text.
 */
export function useEntry<T>(shown: string, read: (text: string) => Entry<T>, onChange: (value: T) => void) {
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null)
  const text = typed && typed.over === shown ? typed.text : shown
  const { error } = typed && typed.over === shown ? read(typed.text) : { error: null }
  const type = (next: string) => {
    const entry = read(next)
    // While a valid text is on its way into the value, the value is about to be shown anew.
    setTyped({ text: next, over: shown })
    if (entry.error === null) onChange(entry.value)
  }
  return { text, error, type, leave: () => setTyped(null) }
}
