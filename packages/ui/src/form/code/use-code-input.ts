import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { readCode } from './read-code.ts'

export type CodeInput = {
  value: string
  length: number
  onChange: (code: string) => void
  onComplete?: ((code: string) => void) | undefined
}

const steps: Record<string, (index: number, end: number) => number> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, end) => Math.min(end, index + 1),
  Home: () => 0,
  ArrowUp: () => 0,
  End: (_, end) => end,
  ArrowDown: (_, end) => end,
}

/** Handlers of the one input behind the cells, and the cell of the next digit (-1: no focus). */
export function useCodeInput({ value, length, onChange, onComplete }: CodeInput) {
  const [active, setActive] = useState(-1)
  const completed = useRef('')
  // Emptied by the caller, such as after a wrong code: the same one may be complete again.
  useEffect(() => {
    if (value.length < length) completed.current = ''
  }, [value, length])

  const take = (text: string) => {
    const code = readCode(text, length)
    if (code !== value) onChange(code)
    if (code.length < length || code === completed.current || code === value) return
    completed.current = code
    onComplete?.(code)
  }
  const follow = (input: HTMLInputElement) => {
    const end = Math.min(input.value.length, length - 1)
    const index = Math.min(input.selectionStart ?? end, end)
    setActive(index)
    // A digit under the cursor is selected, so that typing replaces it instead of pushing the rest on.
    if (input.selectionStart === input.selectionEnd && index < input.value.length) {
      input.setSelectionRange(index, index + 1)
    }
  }
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key]
    if (!step || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const input = event.currentTarget
    const end = Math.min(input.value.length, length - 1)
    const index = step(Math.max(0, active), end)
    input.setSelectionRange(index, Math.min(index + 1, input.value.length))
    setActive(index)
  }
  const paste = (event: ClipboardEvent) => {
    const code = readCode(event.clipboardData.getData('text'), length)
    if (code.length < length) return
    event.preventDefault()
    take(code)
  }
  return {
    active,
    handlers: {
      value,
      onChange: (event: ChangeEvent<HTMLInputElement>) => take(event.target.value),
      onSelect: (event: SyntheticEvent<HTMLInputElement>) => follow(event.currentTarget),
      onKeyDown: move,
      onPaste: paste,
    },
    leave: () => setActive(-1),
  }
}
