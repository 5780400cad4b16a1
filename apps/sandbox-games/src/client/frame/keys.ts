type Key = { name: string; press: () => void }

/** How a key is written for people. */
const written: Record<string, string> = { ' ': '␣', ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** Keyboard shortcuts of the game; ignored in fields and sheets, and focused buttons keep Space and Enter. */
export function createKeys() {
  const keys = new Map<string, Key>()
  document.addEventListener('keydown', (event) => {
    const { target, key } = event
    const inField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    const inList = target instanceof HTMLSelectElement || document.querySelector('dialog[open]')
    const pressesButton = (key === ' ' || key === 'Enter') && target instanceof HTMLButtonElement
    const known = keys.get(key)
    if (!known || inField || inList || pressesButton || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
      return
    event.preventDefault()
    known.press()
  })
  return {
    add: (key: string, name: string, press: () => void) => void keys.set(key, { name, press }),
    list: () => [...keys].map(([key, { name }]) => ({ key: written[key] ?? key.toUpperCase(), name })),
  }
}
