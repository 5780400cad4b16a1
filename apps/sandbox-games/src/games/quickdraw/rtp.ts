import { type ExactReturn, exactReturns, type Weighted } from '../exact-return.ts'
import { type Drawn, lineBack } from './rules.ts'

const tenDigits = Array.from({ length: 10 }, (_, digit) => digit)

const everyDraw: Weighted<Drawn>[] = tenDigits.flatMap((a) =>
  tenDigits.flatMap((b) => tenDigits.map((c) => ({ outcome: { digits: [a, b, c] }, ways: 1 }) as Weighted<Drawn>)),
)

/** One pick of each sort; by symmetry every other pick of the sort returns the same. `anyOrder` has two sorts. */
const sorts = ['exact 123', 'anyOrder 123', 'anyOrder 112', 'front2 12', 'back2 12', 'digit 7'] as const
const plain = ['big', 'small', 'odd', 'even', 'pair', 'triple'] as const
export type Sort = (typeof sorts)[number] | (typeof plain)[number]

/** Return of a kind of line; `exact 123` is the play and its pick. */
export function sortBack(sort: string, drawn: Drawn): number {
  const [play = '', ...picks] = sort.split(' ')
  return lineBack({ play, picks, times: 1 }, drawn)
}

/** The exact return of every sort of line, from all 1,000 draws. */
export const quickdrawReturns = (): Record<Sort, ExactReturn> => exactReturns([...sorts, ...plain], sortBack, everyDraw)
