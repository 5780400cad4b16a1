import { scrollBehavior } from '../foundation/media.ts'

const GLIDE = { duration: 400, easing: 'ease-in-out' } satisfies KeyframeAnimationOptions

/**
 * Scrolls a row at once, and its content glides there, unless the reader prefers reduced motion. The compositor draws
 * this without the main thread. A smooth scroll renders twenty frames there and calls every listener in each. The cells
 * do not move, because the row snaps to them, and each is as wide as the row.
 */
export function glideTo(row: HTMLElement, left: number): void {
  const before = row.scrollLeft
  row.scrollTo({ left, behavior: 'instant' })
  const distance = row.scrollLeft - before
  if (distance === 0 || scrollBehavior() === 'instant') return
  const frames = [{ transform: `translateX(${distance}px)` }, { transform: 'none' }]
  const [from = 0, to = 0] = [before, row.scrollLeft].map((at) => Math.abs(at) / row.clientWidth).sort((a, b) => a - b)
  const passing = [...row.children].slice(Math.floor(from), Math.ceil(to) + 1)
  for (const cell of passing) cell.firstElementChild?.animate(frames, GLIDE)
}
