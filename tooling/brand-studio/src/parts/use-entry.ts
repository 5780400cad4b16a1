import { useState } from 'react'
import type { Entry } from '../model/color-entry.ts'

/**
 * A text field over a value: the typed text stays while typing, a valid entry is passed on at once, and an invalid
 * one is refused with its reason. The reason stays when the field is left and the old value is shown again. A value
 * that changes from elsewhere (undo) replaces the text.
 */
export function useEntry<T>(shown: string, read: (text: string) => Entry<T>, onChange: (value: T) => void) {
  const [typed, setTyped] = useState<{ text: string; over: string; isLeft: boolean } | null>(null)
  const current = typed && typed.over === shown ? typed : null
  const wrong = current ? read(current.text).error : null
  const error = wrong !== null && current?.isLeft ? `“${current.text}” was not taken. ${wrong}` : wrong
  const type = (next: string) => {
    const entry = read(next)
    // While a valid text is on its way into the value, the value is about to be shown again.
    setTyped({ text: next, over: shown, isLeft: false })
    if (entry.error === null) onChange(entry.value)
  }
  const leave = () => setTyped((now) => (now && read(now.text).error !== null ? { ...now, isLeft: true } : null))
  return { text: current && !current.isLeft ? current.text : shown, error, type, leave }
}
