import * as v from 'valibot'

/** One line of a ticket: a way to play, the numbers it is played on, and how many stakes it costs. */
export type Line = { play: string; picks: string[]; times: number }
export type Ticket = { lines: Line[] }

export const maxLines = 20
export const maxTimes = 10
/** The most that a ticket pays, in stakes. Stated with the rules. */
export const ticketCap = 20_000

/** Canonical key of a line, independent of the order of its picks. */
export const lineKey = ({ play, picks }: Line): string => [play, ...[...picks].sort()].join(' ')

/** Several lines on one ticket, none of them twice. `fits` checks whether the picks belong to the play. */
export const ticketOf = (fits: (line: Line) => boolean) =>
  v.strictObject({
    lines: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            play: v.pipe(v.string(), v.maxLength(16)),
            picks: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,3}$/))), v.maxLength(3)),
            times: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxTimes)),
          }),
          v.check(fits),
        ),
      ),
      v.minLength(1),
      v.maxLength(maxLines),
      v.check((lines) => new Set(lines.map(lineKey)).size === lines.length),
    ),
  })

export const ticketCost = (stake: bigint, { lines }: Ticket): bigint =>
  stake * BigInt(lines.reduce((all, { times }) => all + times, 0))

/** Payout in units; `back` returns hundredths of a stake per line. Never above the cap. */
export function ticketPayout(stake: bigint, { lines }: Ticket, back: (line: Line) => number): bigint {
  const all = lines.reduce((sum, line) => sum + (stake * BigInt(line.times) * BigInt(back(line))) / 100n, 0n)
  const cap = stake * BigInt(ticketCap)
  return all < cap ? all : cap
}

export const ticketStakes = ['0.05', '0.10', '0.20', '0.50', '1.00', '2.00', '5.00', '10.00', '20.00'] as const
