import type { Pattern } from './series.ts'

const drawings: Record<Exclude<Pattern, 'plain'>, string> = {
  lines: 'M-1 7L7 -1M-1 1L1 -1M5 7L7 5',
  dots: 'M2 3a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  grid: 'M0 0H6V6',
  steps: 'M0 3h6',
}

const names = Object.keys(drawings) as (keyof typeof drawings)[]

/** Fill of a series: its colour, or its colour in a pattern. */
export const patternFill = (prefix: string, pattern: Pattern) =>
  pattern === 'plain' ? 'currentColor' : `url(#${prefix}-${pattern})`

/**
 * Patterns in the colour of the series that uses them. An id of a React hook may contain characters that a URL may not.
 */
export function PatternDefs({ prefix }: { prefix: string }) {
  return (
    <defs>
      {names.map((name) => (
        <pattern key={name} id={`${prefix}-${name}`} width={6} height={6} patternUnits="userSpaceOnUse">
          <rect width={6} height={6} fill="currentColor" opacity={0.25} />
          <path
            d={drawings[name]}
            stroke="currentColor"
            strokeWidth={1.6}
            fill={name === 'dots' ? 'currentColor' : 'none'}
          />
        </pattern>
      ))}
    </defs>
  )
}
