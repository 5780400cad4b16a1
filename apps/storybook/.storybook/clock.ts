import { brands, type StoryBrand } from 'virtual:all-brands'

/** The time of every story without a `clock` parameter; the fakes' own moment. */
const designed = Date.parse('2026-11-21T10:00:00.000Z')

/**
 * Milliseconds of a time of day as the brand's clocks show it, such as
 * `2026-11-21T23:30:00` in `Asia/Manila`; NaN for no time at all.
 */
function localTime(time: string, timeZone: string): number {
  const asUtc = Date.parse(`${time}Z`)
  if (Number.isNaN(asUtc)) return asUtc
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(asUtc)
  return asUtc - (Date.parse(`${shown.replace(' ', 'T')}Z`) - asUtc)
}

const at = (time: string) => (of: StoryBrand) => localTime(time, of.brand.timeZone)
const start = ({ campaigns: [first] }: StoryBrand) => (first ? Date.parse(first.from) + 60_000 : designed)
const end = ({ campaigns: [first] }: StoryBrand) => (first ? Date.parse(first.to) - 5_000 : designed)

/** Choices of the toolbar, in the time of the current brand; `null` is the real time. */
export const clocks: Record<string, { title: string; moment: (of: StoryBrand) => number | null }> = {
  designed: { title: 'As designed', moment: () => designed },
  now: { title: 'Now', moment: () => null },
  morning: { title: 'Morning', moment: at('2026-11-21T08:15:00') },
  night: { title: 'Night', moment: at('2026-11-21T23:30:00') },
  midnight: { title: 'A minute before midnight', moment: at('2026-11-21T23:59:00') },
  campaign: { title: 'In the first campaign', moment: start },
  campaignEnd: { title: 'Seconds before it ends', moment: end },
  monthEnd: { title: 'End of the month', moment: at('2026-11-30T23:59:30') },
  yearEnd: { title: 'End of the year', moment: at('2026-12-31T23:59:30') },
}

const dayTime = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2})[-:](\d{2}))?$/

/**
 * The moment that the toolbar's global names: one of the choices, a day such as `2026-12-24`, a time of the brand
 * such as `2026-12-24 20-00`, or `!date(2026-12-24T20:00:00Z)`. Any other value means the designed moment.
 */
export function momentOf(chosen: unknown, brandId: string, own: number = designed): number | null {
  const of = brands.find(({ brand }) => brand.id === brandId) ?? brands[0]
  if (chosen instanceof Date && !Number.isNaN(chosen.getTime())) return chosen.getTime()
  if (typeof chosen !== 'string' || chosen === 'designed' || !of) return own
  const [, day, hours = '12', minutes = '00'] = dayTime.exec(chosen) ?? []
  const typed = day ? localTime(`${day}T${hours}:${minutes}:00`, of.brand.timeZone) : Number.NaN
  if (!Number.isNaN(typed)) return typed
  return Object.hasOwn(clocks, chosen) ? (clocks[chosen]?.moment(of) ?? null) : own
}

const RealDate = Date
let now = () => RealDate.now()

/** Returns the time of the story; everything else about dates stays the browser's. Timers are not touched. */
const StoryDate = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

/**
 * Sets the clock for a story and returns a function that resets it. It continues from `moment`, unless it is stopped.
 */
export function setClock(moment: number | null, isStill: boolean): () => void {
  const started = RealDate.now()
  const reset = () => {
    globalThis.Date = RealDate
  }
  reset()
  if (moment === null) return reset
  now = () => (isStill ? moment : moment + RealDate.now() - started)
  globalThis.Date = StoryDate
  return reset
}
