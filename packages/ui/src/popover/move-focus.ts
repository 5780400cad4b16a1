type Step = (index: number, count: number) => number

const steps: Record<string, Step> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (Math.max(0, index) - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Milliseconds after which a letter begins a new word. */
const pause = 500
let typed = ''
let typedAt = 0

type Press = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * Moves focus among the matching children as a menu does, by arrows and by typing; returns whether the key was used.
 */
export function moveFocus(container: Element, selector: string, press: Press): boolean {
  const { key, timeStamp } = press
  const items = [...container.querySelectorAll<HTMLElement>(`${selector}:not(:disabled)`)]
  if (items.length === 0 || press.altKey || press.ctrlKey || press.metaKey) return false
  const current = items.indexOf(document.activeElement as HTMLElement)
  const step = steps[key]
  if (step) {
    items[step(current, items.length)]?.focus()
    return true
  }
  if (key.length !== 1) return false
  typed = (timeStamp - typedAt < pause ? typed : '') + key.toLocaleLowerCase()
  typedAt = timeStamp
  // A space belongs to a word that has begun; alone it presses the item.
  if (typed === ' ') {
    typed = ''
    return false
  }
  // One letter moves on, a longer word may stay where it is; a letter typed again means the next one.
  const isOne = [...typed].every((letter) => letter === typed[0])
  const from = current + (isOne ? 1 : 0)
  const wanted = isOne ? key.toLocaleLowerCase() : typed
  const found = [...items.slice(Math.max(0, from)), ...items].find((item) =>
    item.textContent.trim().toLocaleLowerCase().startsWith(wanted),
  )
  found?.focus()
  return found !== undefined
}
