import type { KeyboardEvent } from 'react'

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)'
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(controls)]

/** Up and down move from a control in a row to the same control of the nearest row that has one. */
export function moveRow(event: KeyboardEvent<HTMLElement>, reveal: (index: number) => void): void {
  const step = steps[event.key]
  const from = event.target as HTMLElement
  const row = from.closest<HTMLElement>('tr[data-index]')
  // A list or a field of its own needs these keys itself.
  if (!(step && row) || from.matches('select, input:not([type="checkbox"])')) return
  event.preventDefault()
  const place = controlsOf(row).indexOf(from)
  const body = event.currentTarget
  const goal = Number(row.dataset.index) + step
  const focus = () => focusFrom(body, goal, step, place)
  if (focus()) return
  reveal(Math.max(0, goal))
  requestAnimationFrame(() => requestAnimationFrame(focus))
}

function focusFrom(body: Element, start: number, step: number, place: number): boolean {
  for (let index = start; ; index += step) {
    const row = body.querySelector(`tr[data-index="${index}"]`)
    if (!row) return false
    const found = controlsOf(row)
    const next = found[Math.min(place, found.length - 1)]
    if (!next) continue
    next.focus()
    return true
  }
}
