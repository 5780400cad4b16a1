import type { Asks, Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Merchant } from '../permission/merchants.ts'
import type { Period, Schedule } from './schedule.ts'

/** Context of a run. `tx` and `client` are one transaction, which also marks the period as done. */
export type Run = { tx: Tx; client: Asks; deps: Deps; period: Period }

type Policy = {
  schedule: Schedule
  /** After a break: run each period that was missed, or only the newest. */
  missed: 'each' | 'latest'
  /** Tries after the first one, with growing pauses; then it is a dead letter. */
  retries: number
  /** Waits until the periods before it are done. */
  inOrder?: boolean
  /** Runs while the disk is nearly full, because it makes room. */
  freesSpace?: boolean
}

/** One line of the table of jobs. A run takes at most 30 s and touches nothing outside its transaction. */
export type Job = Policy &
  (
    | { party: 'platform'; run(run: Run): Promise<unknown> }
    | { party: 'merchant'; run(run: Run & { merchant: Merchant }): Promise<unknown> }
  )

export type JobTable = Readonly<Record<string, Job>>

export type Party = { code: string; timeZone: string; merchant: Merchant | null }

const platform: Party = { code: '*', timeZone: 'UTC', merchant: null }

/** Parties of a job, each in its own time zone. */
export const partiesOf = ({ party }: Job, { merchants }: Pick<Deps, 'merchants'>): Party[] =>
  party === 'platform'
    ? [platform]
    : merchants.all.map((merchant) => ({ code: merchant.code, timeZone: merchant.timeZone, merchant }))
