import { useEffect } from 'react'
import { takeFirst } from './gates.ts'
import { useComposition } from './storefront-context.ts'
import { useModal } from './use-modal.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** `/` opens the search, unless the visitor is typing. It counts as the first interaction with the page, too. */
export function useSearchKey() {
  const { slots } = useComposition()
  const { open } = useModal()
  const hasSearch = slots.search.length > 0
  useEffect(() => {
    if (!hasSearch) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      open({ kind: 'search' })
    }
    const early = takeFirst()
    if (early instanceof KeyboardEvent) press(early)
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [hasSearch, open])
}
