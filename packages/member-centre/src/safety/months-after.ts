/** The moment so many months later; the last day of a shorter month, as the server counts. */
export function monthsAfter(time: number, months: number): number {
  const then = new Date(time)
  const day = then.getUTCDate()
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  return then.setUTCDate(Math.min(day, lastDay))
}
