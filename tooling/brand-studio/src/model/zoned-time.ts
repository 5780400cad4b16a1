/** Offset of a zone from UTC at a moment, in milliseconds. */
function aheadAt(zone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

const two = (value: number) => String(value).padStart(2, '0')

/** A moment as the clocks of a zone show it, in the format of a date and time field: `2026-12-16T00:00`. */
export function clockIn(zone: string, at: number): string {
  return Number.isNaN(at) ? '' : new Date(at + aheadAt(zone, at)).toISOString().slice(0, 16)
}

/** Turns the time on the clocks of a zone into a moment with its offset; null for a text that is no date and time. */
export function momentIn(zone: string, clock: string): string | null {
  const shown = Date.parse(`${clock}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) || Number.isNaN(shown)) return null
  // Twice: the first guess may fall on the other side of a change of the clocks.
  const guess = shown - aheadAt(zone, shown)
  const ahead = aheadAt(zone, guess)
  const minutes = Math.abs(ahead) / 60_000
  return `${clock}:00${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** A moment in words, by the clocks of a zone. */
export const inWordsAt = (zone: string, at: number): string =>
  Number.isNaN(at)
    ? 'no moment'
    : new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(at)
