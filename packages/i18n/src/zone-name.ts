/** Name of a time zone in a language: `India Standard Time`. */
export function zoneName(bcp47: string, timeZone: string, ms: number): string {
  const parts = new Intl.DateTimeFormat(`${bcp47}-u-nu-latn`, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    ms,
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
