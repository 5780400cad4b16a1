const MONTHS = 12

/** The last twelve months of the brand, this one first: `2026-11`. `today` is the brand's day. */
export function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 'YYYY-MM'.length),
  )
}
