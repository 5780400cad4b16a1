/** Prints a figure beside its limit; a figure above it makes the process end with 1. */
export function atMost(name: string, value: number, limit: number, unit = ''): void {
  const met = value <= limit
  if (!met) process.exitCode = 1
  const shown = unit === '' ? value.toFixed(2) : `${value.toFixed(0)} ${unit}`
  console.log(
    `  ${name.padEnd(36)} ${shown.padStart(9)}   goal ≤ ${limit}${unit && ` ${unit}`}  ${met ? 'met' : 'NOT MET'}`,
  )
}
