import { measureFile } from './agents-file.ts'
import { measureReports } from './agents-reports.ts'
import { measureRows } from './agents-rows.ts'
import { filling, fillMarks, openStage, type Stage } from './agents-stage.ts'
import { checkTree } from './agents-tree.ts'
import { fillAgency } from './agents-world.ts'

/**
 * `pnpm bench:agents`: reports of an agent with 50,000 downlines and 10,000,000 rounds in daily rows, its lists of
 * single rows, a file of its bets, and the sums of a random tree. A read above its goal makes it end with 1. `BENCH_ONLY` for some parts; `RUNS`, `BENCH_ROWS` and `BENCH_MEMBERS` make them
 * smaller.
 */
const ofAgency = { reports: measureReports, rows: measureRows, file: measureFile }
const wanted = process.env.BENCH_ONLY?.split(',')
const isWanted = (part: string) => wanted?.includes(part) ?? true

async function visitAgency(stage: Stage): Promise<void> {
  const memberId = await filling(() => fillAgency(stage.pool, stage.merchant))
  await fillMarks(stage)
  for (const [part, run] of Object.entries(ofAgency)) if (isWanted(part)) await run(stage, memberId)
}

async function onStage(work: (stage: Stage) => Promise<void>): Promise<void> {
  const stage = await openStage()
  await work(stage).finally(stage.close)
}

if (Object.keys(ofAgency).some(isWanted)) await onStage(visitAgency)
if (isWanted('tree')) await onStage(checkTree)
