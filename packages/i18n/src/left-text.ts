/** A number with its unit, in the form that the language has for that number: `1 minute`, `2 minutes`. Digits stay Latin. */
const inUnit = (count: number, unit: 'minute' | 'second', tag: string): string =>
  count.toLocaleString(tag, { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' })

/** `90 minutes`; `tag` is BCP 47. */
export const minutesText = (minutes: number, tag: string): string => inUnit(minutes, 'minute', tag)

/** `1 minute 5 seconds`, or only the seconds below a minute. */
export const leftText = ({ minutes, seconds }: { minutes: number; seconds: number }, tag: string): string =>
  (minutes > 0 ? `${minutesText(minutes, tag)} ` : '') + inUnit(seconds, 'second', tag)
