import { dayIn } from '@boardwalk/api-client/contract'

const pad = (value: number) => String(value).padStart(2, '0')

/** The latest birthday of a person who is `age` today, in a time zone: 'YYYY-MM-DD'. */
export function bornBy(now: number, timeZone: string, age: number): string {
  const [year = 0, month = 1, day = 1] = dayIn(timeZone, now).split('-').map(Number)
  const last = new Date(Date.UTC(year - age, month, 0)).getUTCDate()
  return `${year - age}-${pad(month)}-${pad(Math.min(day, last))}`
}
