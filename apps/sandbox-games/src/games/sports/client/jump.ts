import { button } from '../../../client/dom.ts'

/**
 * The slip is below the matches: while it is out of view, a button over the stake shows the number of picks and leads
 * there.
 */
export function createJump(controls: HTMLElement | null, slip: HTMLElement, calm: () => boolean) {
  const node = button('', 'slip-jump', () => {
    slip.scrollIntoView({ behavior: calm() ? 'auto' : 'smooth', block: 'start' })
    const first = slip.querySelector<HTMLElement>('input') ?? slip.querySelector<HTMLElement>('button')
    first?.focus({ preventScroll: true })
  })
  let isInSight = false
  let picks = 0
  const decide = () => {
    node.hidden = isInSight || picks === 0
  }
  controls?.prepend(node)
  // The lower edge belongs to the controls, which stick there.
  const watch = new IntersectionObserver(
    ([entry]) => {
      isInSight = entry?.isIntersecting ?? false
      decide()
    },
    { rootMargin: '0px 0px -160px' },
  )
  watch.observe(slip)
  decide()
  return {
    show(count: number, text: string) {
      picks = count
      node.textContent = text
      decide()
    },
  }
}
