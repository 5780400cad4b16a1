import { useEffect, useState } from 'react'

export type CopyState = 'idle' | 'copied' | 'refused'

/** Milliseconds that the result is shown. */
const stay = 4000

/** Copies text and returns whether it worked, for a while. A page without permission for the clipboard is refused. */
export function useCopy(text: string, onRefused?: () => void) {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), stay)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
      onRefused?.()
    }
  }
  return { state, copy }
}
