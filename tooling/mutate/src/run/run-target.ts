import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { applyEdit } from '../find/edit.ts'
import type { Mutant } from '../mutant.ts'
import type { Fate, Tried } from '../score.ts'
import type { Target } from '../targets.ts'
import type { Reply } from './protocol.ts'
import { Tests } from './tests.ts'

/** The unchanged source does not pass its tests, so mutants prove nothing. */
export class BaselineFailed extends Error {}

/** Added to a multiple of the unchanged source's time, so that a busy machine decides nothing. */
const spareMs = 30_000
const baselineLimitMs = 900_000

export type Outcome = { tried: Tried[]; stable: boolean }

type Options = { scratch: string; onTried: (tried: Tried) => void; signal: AbortSignal }

/** Tries mutants one after another in the scratch copy; `onTried` is called with each. */
export async function runTarget(
  target: Target,
  mutants: readonly Mutant[],
  { scratch, onTried, signal }: Options,
): Promise<Outcome> {
  const tests = new Tests(path.join(scratch, target.folder), target.tests, { signal })
  try {
    const limitMs = spareMs + 4 * (await runBaseline(tests, target))
    const tried: Tried[] = []
    for (const mutant of mutants) {
      const one = await tryMutant(tests, mutant, { scratch, limitMs })
      tried.push(one)
      onTried(one)
    }
    const again = await tests.run([], limitMs)
    return { tried, stable: again?.failure === null }
  } finally {
    await tests.stop()
  }
}

async function runBaseline(tests: Tests, { name }: Target): Promise<number> {
  const reply = await tests.run([], baselineLimitMs)
  if (!reply) throw new BaselineFailed(`${name}: the tests of the unchanged source did not end.`)
  const { failure, ms } = reply
  if (failure) throw new BaselineFailed(`${name}: the unchanged source fails ${failure.test}\n${failure.message}`)
  return ms
}

async function tryMutant(
  tests: Tests,
  mutant: Mutant,
  { scratch, limitMs }: { scratch: string; limitMs: number },
): Promise<Tried> {
  const file = path.join(scratch, mutant.file)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, applyEdit(source, mutant))
  const reply = await tests.run([file], limitMs).finally(() => writeFileSync(file, source))
  return { ...mutant, ...verdictOf(reply, limitMs) }
}

function verdictOf(reply: Reply | null, limitMs: number): { fate: Fate; by: string | null; ms: number } {
  if (!reply) return { fate: 'time-out', by: null, ms: limitMs }
  const { failure, ms } = reply
  if (!failure) return { fate: 'survived', by: null, ms }
  return { fate: failure.tookTooLong ? 'time-out' : 'killed', by: failure.test, ms }
}
