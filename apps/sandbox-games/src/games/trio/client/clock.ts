import { el } from '../../../client/dom.ts'
import type { RoomSnapshot } from '../../../client/kit.ts'

/** The remaining time by the server's clock, as a bar; `onTick` gets the seconds. */
export function createClock(label: string, ofMs: number, onTick: (seconds: number) => void) {
  const bar = el('progress', { class: 'turn-time', max: '1', value: '0', 'aria-label': label })
  let endsAt: number | null = null
  const tick = () => {
    if (endsAt === null || document.hidden) return
    const left = Math.max(0, endsAt - Date.now())
    bar.value = left / ofMs
    onTick(Math.ceil(left / 1_000))
  }
  setInterval(tick, 250)
  bar.hidden = true
  return {
    bar,
    until({ turnEndsAt, clockOffset }: Pick<RoomSnapshot, 'turnEndsAt' | 'clockOffset'>) {
      endsAt = turnEndsAt === null ? null : turnEndsAt - clockOffset
      bar.hidden = endsAt === null
      tick()
    },
  }
}
