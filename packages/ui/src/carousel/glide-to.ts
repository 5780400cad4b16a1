import { scrollBehavior } from '../foundation/media.ts'

const GLIDE = { duration: 400, easing: 'ease-in-out' } satisfies KeyframeAnimationOptions

/**
 * Scrolls a row at once, and its content glides there, unless the reader prefers reduced motion. The compositor draws
 * this without the main thread. A smooth scroll renders twenty frames there and calls every listener in each. The cells
 * do not move, because the row snaps to them.
 */
export function glideTo(row: HTMLElement, left: number): void {
  const before = row.scrollLeft
  row.scrollTo({ left, behavior: 'instant' })
  const distance = row.scrollLeft - before
  if (distance === 0 || scrollBehavior() === 'instant') return
  const frames = [{ transform: `translateX(${distance}px)` }, { transform: 'none' }]
  for (const cell of row.children) cell.firstElementChild?.animate(frames, GLIDE)
}
