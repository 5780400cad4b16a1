import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Arguments, readArguments, usage } from './arguments.ts'
import { isEquivalent } from './equivalents.ts'
import { mutantsIn } from './find/sources.ts'
import type { Mutant } from './mutant.ts'
import { reportFile } from './places.ts'
import { Interrupted, interruptible } from './run/interruptible.ts'
import { BaselineFailed, runTarget } from './run/run-target.ts'
import { makeScratch } from './run/scratch.ts'
import { sampleOf } from './sample.ts'
import { change, place, summary, type TargetReport, type Tried } from './score.ts'
import type { Target } from './targets.ts'

/** `pnpm mutate`: changes the code in small ways, one at a time, and lists the changes that no test notices. */
type Plan = { target: Target; found: number; equivalent: number; chosen: Mutant[] }

function planOf(target: Target, { sample, seed, at }: Arguments): Plan {
  const all = mutantsIn(target)
  const counted = all.filter((mutant) => !isEquivalent(mutant))
  const wanted = counted.filter((mutant) => at.length === 0 || at.some((text) => place(mutant).endsWith(text)))
  const chosen = sample === null ? wanted : sampleOf(wanted, sample, seed)
  return { target, found: counted.length, equivalent: all.length - counted.length, chosen }
}

async function carryOut(plans: readonly Plan[], signal: AbortSignal): Promise<void> {
  const scratch = makeScratch()
  try {
    signal.throwIfAborted()
    await tryAll(plans, scratch.folder, signal)
  } finally {
    scratch.remove()
  }
}

async function tryAll(plans: readonly Plan[], scratch: string, signal: AbortSignal): Promise<void> {
  const reports: TargetReport[] = []
  for (const { target, chosen, ...counts } of plans) {
    if (chosen.length === 0) continue
    console.log(`\n${target.name}: ${chosen.length} of ${counts.found} mutants`)
    const outcome = await runTarget(target, chosen, { scratch, onTried: print, signal })
    const report = { name: target.name, ...counts, ...outcome }
    reports.push(report)
    console.log(summary(report))
    mkdirSync(path.dirname(reportFile), { recursive: true })
    writeFileSync(reportFile, JSON.stringify(reports, null, 2))
  }
  console.log(`\n${reports.map(summary).join('\n')}`)
}

function print(tried: Tried): void {
  const { fate, by, ms } = tried
  console.log(`  ${fate.padEnd(8)} ${(ms / 1000).toFixed(1).padStart(6)} s  ${place(tried)}  ${by ?? ''}`)
  if (fate !== 'killed') console.log(change(tried))
}

try {
  const options = readArguments(process.argv.slice(2))
  const plans = options.targets.map((target) => planOf(target, options))
  if (options.isList) {
    for (const mutant of plans.flatMap(({ chosen }) => chosen))
      console.log(`${place(mutant)}  ${mutant.operator}\n${change(mutant)}`)
    for (const { target, found } of plans) console.log(`${target.name}: ${found} mutants`)
  } else await interruptible((signal) => carryOut(plans, signal))
} catch (error) {
  if (error instanceof RangeError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS'))
    console.error(`${(error as Error).message}\n\n${usage}`)
  else console.error(error instanceof BaselineFailed || error instanceof Interrupted ? error.message : error)
  process.exitCode = 1
}
