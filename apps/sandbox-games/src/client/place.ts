/** Calendar and clock of the game: the operator's, from the launch, otherwise the device's. */
export type Place = { locale: string; timeZone: string | undefined }

/** `Intl` does not know the English of every country, and would write dates as the United States do. */
function localeOf(language: string, country: string): string {
  const locale = country ? `${language}-${country}` : language
  return new Intl.DateTimeFormat(locale).resolvedOptions().locale === 'en' ? 'en-GB' : locale
}

export function placeOf(language: string, country: string, timeZone: string): Place {
  try {
    const locale = localeOf(language, country)
    new Intl.DateTimeFormat(locale, { timeZone })
    return { locale, timeZone }
  } catch {
    // A launch without a zone, or with a zone that this browser does not support.
    return { locale: language, timeZone: undefined }
  }
}

const write = (at: number, { locale, timeZone }: Place, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { ...how, timeZone }).format(at)

const minutes = { hour: 'numeric', minute: '2-digit', hour12: true } as const

/** `6:05:09 pm`; rounds follow one another within minutes. */
export const clockText = (at: number, place: Place) => write(at, place, { ...minutes, second: '2-digit' })

/** `20 November 2026, 6:05 pm` */
export function dayTimeText(at: number, place: Place): string {
  const day = write(at, place, { day: 'numeric', month: 'long', year: 'numeric' })
  // Bengali puts no comma before the year.
  return `${place.locale.startsWith('bn') ? day.replace(',', '') : day}, ${write(at, place, minutes)}`
}

/** `Philippine Standard Time`, in the language of the game. */
export function zoneName(at: number, { locale, timeZone }: Place): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')
  return name?.value ?? format.resolvedOptions().timeZone
}
