import type { RoundTimes } from '../../kernel/kinds.ts'
import { el } from '../dom.ts'

export type Phase = 'open' | 'closed' | 'drawn'
type Options = {
  words: Record<Phase, string>
  calm: () => boolean
  /** Once per phase, and each of the last three seconds of the first one. */
  onPhase(phase: Phase): void
  onLastSeconds(): void
}

const everyMs = 200
const lastSeconds = 3

/** Text of a wait: seconds below a minute, else minutes and hours. */
export function waitText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  if (seconds < 60) return `${seconds}`
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

const phaseAt = ({ closesAt, drawsAt }: RoundTimes, nowMs: number): Phase =>
  nowMs < closesAt ? 'open' : nowMs < drawsAt ? 'closed' : 'drawn'

/** Counts down to the end of the phase, by the server's clock. */
export function createClock({ words, calm, onPhase, onLastSeconds }: Options) {
  const label = el('span', { class: 'clock-label' })
  const figure = el('span', { class: 'clock-figure', 'aria-hidden': 'true' })
  const bar = el('div', { class: 'clock-bar', 'aria-hidden': 'true' })
  const root = el('div', { class: 'clock', role: 'timer' }, label, figure, bar)
  let round: RoundTimes | null = null
  let offset = 0
  let phase: Phase | null = null
  let seconds = -1

  const show = () => {
    if (!round) return
    const nowMs = Date.now() + offset
    const now = phaseAt(round, nowMs)
    const [from, until] =
      now === 'open'
        ? [round.opensAt, round.closesAt]
        : now === 'closed'
          ? [round.closesAt, round.drawsAt]
          : [round.drawsAt, round.endsAt]
    const left = until - nowMs
    if (now !== phase) {
      phase = now
      root.dataset.phase = now
      label.textContent = words[now]
      onPhase(now)
    }
    figure.textContent = waitText(left)
    if (!calm()) bar.style.setProperty('--left', String(Math.min(1, Math.max(0, left / (until - from)))))
    const whole = Math.ceil(left / 1_000)
    if (whole !== seconds && now === 'open' && whole > 0 && whole <= lastSeconds) onLastSeconds()
    seconds = whole
  }
  setInterval(show, everyMs)
  return {
    root,
    set(times: RoundTimes, clockOffset: number) {
      if (times.no !== round?.no) phase = null
      round = times
      offset = clockOffset
      show()
    },
    isOpen: () => round !== null && Date.now() + offset < round.closesAt,
    /** How long ago the draw was, in ms; negative before it. */
    sinceDraw: () => (round ? Date.now() + offset - round.drawsAt : 0),
  }
}
