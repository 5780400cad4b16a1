const formats = new Map<string, Intl.DateTimeFormat>()

/** The day that an instant falls on in a time zone, as Swedish writes it: `2026-11-21`. */
export function dayIn(timeZone: string, at: number | Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone })
  formats.set(timeZone, format)
  return format.format(at)
}
