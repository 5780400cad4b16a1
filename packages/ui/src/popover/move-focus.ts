type Step = (index: number, count: number) => number

const steps: Record<string, Step> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const startsWith = (letter: string) => (item: HTMLElement) =>
  item.textContent.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase())

/** Moves focus among the matching children as a menu does; answers whether the key was used. */
export function moveFocus(container: Element, selector: string, key: string): boolean {
  const items = [...container.querySelectorAll<HTMLElement>(selector)]
  if (items.length === 0) return false
  const current = items.indexOf(document.activeElement as HTMLElement)
  const step = steps[key]
  if (step) {
    items[current === -1 && key === 'ArrowUp' ? items.length - 1 : step(current, items.length)]?.focus()
    return true
  }
  if (key.length !== 1 || key === ' ') return false
  const after = [...items.slice(current + 1), ...items.slice(0, current + 1)]
  const found = after.find(startsWith(key))
  found?.focus()
  return found !== undefined
}
