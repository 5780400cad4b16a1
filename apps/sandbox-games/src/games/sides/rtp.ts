import { type ExactReturn, exactReturns, type Weighted } from '../exact-return.ts'
import { highestMark, type Meeting, meetingOf, type SidesBet, sidesBack, sidesBets } from './rules.ts'

const shown = Array.from({ length: highestMark }, (_, at) => at + 1)

/** Every sum of three marks with the number of ways to reach it. */
function sums(): { marks: number[]; ways: number }[] {
  const ways = new Map<number, { marks: number[]; ways: number }>()
  for (const a of shown)
    for (const b of shown)
      for (const c of shown) {
        const known = ways.get(a + b + c) ?? { marks: [a, b, c], ways: 0 }
        known.ways += 1
        ways.set(a + b + c, known)
      }
  return [...ways.values()]
}

function everyMeeting(): Weighted<Meeting>[] {
  const all = sums()
  return all.flatMap((light) =>
    all.map((wave) => ({ outcome: meetingOf(light.marks, wave.marks), ways: light.ways * wave.ways })),
  )
}

/** The exact return of every bet, from all 8^6 meetings. */
export const sidesReturns = (): Record<SidesBet, ExactReturn> => exactReturns(sidesBets, sidesBack, everyMeeting())
