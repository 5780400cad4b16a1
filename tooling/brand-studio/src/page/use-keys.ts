import { useEffect, useRef } from 'react'
import type { Studio } from './use-studio.ts'

/** Ctrl or ⌘ with Z undoes, with Shift and Z or with Y does again, wherever the focus is. */
export function useKeys({ undo, redo }: Pick<Studio, 'undo' | 'redo'>): void {
  const latest = useRef({ undo, redo })
  useEffect(() => {
    latest.current = { undo, redo }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const does = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null
      // A form that is not yet part of the brand, such as a waiver's, undoes its own typing.
      if (!does || (event.target as Element).closest?.('form')) return
      event.preventDefault()
      latest.current[does]()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
