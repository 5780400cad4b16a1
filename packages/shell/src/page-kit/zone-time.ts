import { dayIn } from '@boardwalk/api-client/contract'

/** Date and time in a time zone as files write them, so that they sort as text: `2026-11-21 18:05:07`. */
export function timeIn(timeZone: string, ms: number): string {
  const time = new Intl.DateTimeFormat('en-u-nu-latn', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  }).format(ms)
  return `${dayIn(timeZone, ms)} ${time}`
}
