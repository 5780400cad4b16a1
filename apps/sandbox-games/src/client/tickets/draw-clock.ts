import type { RoundTimes } from '../../kernel/kinds.ts'
import { el } from '../dom.ts'
import { waitText } from '../table/clock.ts'

type Options = { open: string; closed: string; issue: string; calm: () => boolean; onClose: () => void }

/** Counts down to the draw, by the server's clock; reports when the counter is closed. */
export function createDrawClock({ open, closed, issue, calm, onClose }: Options) {
  const label = el('span', { class: 'clock-label' })
  const number = el('small', {})
  const figure = el('span', { class: 'clock-figure', 'aria-hidden': 'true' })
  const bar = el('div', { class: 'clock-bar', 'aria-hidden': 'true' })
  const root = el('div', { class: 'clock', role: 'timer' }, el('span', { class: 'figure' }, label, number), figure, bar)
  let round: RoundTimes | null = null
  let offset = 0
  let wasOpen = true
  const now = () => Date.now() + offset
  const isOpen = () => round !== null && now() < round.closesAt

  const show = () => {
    if (!round) return
    const { no, opensAt, drawsAt } = round
    const nowOpen = isOpen()
    root.dataset.phase = nowOpen ? 'open' : 'closed'
    label.textContent = nowOpen ? open : closed
    number.textContent = `${issue} ${no}`
    figure.textContent = waitText(drawsAt - now())
    const left = (drawsAt - now()) / (drawsAt - opensAt)
    if (!calm()) bar.style.setProperty('--left', String(Math.min(1, Math.max(0, left))))
    if (wasOpen !== nowOpen) onClose()
    wasOpen = nowOpen
  }
  setInterval(show, 250)
  return {
    root,
    isOpen,
    set(times: RoundTimes, clockOffset: number) {
      round = times
      offset = clockOffset
      show()
    },
  }
}
