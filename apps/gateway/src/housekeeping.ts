import { expireDeposits } from './cashier/expire-deposits.ts'
import { handOverLate } from './cashier/hand-over.ts'
import { sandboxProvider } from './cashier/sandbox/sandbox-provider.ts'
import { deliverTo, sendSandboxEvents } from './cashier/sandbox/send-events.ts'
import { payDue } from './contracts/pay-due.ts'
import { within } from './db/deadline.ts'
import type { Deps } from './deps.ts'
import { maintainPools } from './jackpot/maintain-pools.ts'
import { sendQueued } from './mail/send-queued.ts'
import { countMissions } from './missions/count-missions.ts'
import { sealAudit } from './security/audit.ts'
import { publishDueNews } from './site/news.ts'
import { sweepVendorWallets } from './wallet/sweep-vendor-wallets.ts'
import { payOut } from './withdrawals/pay-out.ts'
import { purgeProofs } from './withdrawals/proofs.ts'

/** Statement deadline of one run. */
const runMs = 30_000

type Work = { everyMs: number; run: (deps: Deps) => () => Promise<unknown>; safeBecause: string }

/**
 * Small regular work that every gateway process does, too often or too small for a queue; `safeBecause` is the reason
 * why several processes may do it at the same moment. Work that must happen once per period is in `jobs/table.ts`.
 */
const everywhere: Work[] = [
  {
    everyMs: 1_000,
    run:
      ({ db }) =>
      () =>
        sealAudit(db),
    safeBecause: 'The end of the chain is one row; who finds it locked leaves.',
  },
  {
    everyMs: 2_000,
    run:
      ({ pool }) =>
      () =>
        publishDueNews(pool),
    safeBecause: 'The clock of the news is one row; each look begins where the last one ended.',
  },
  {
    everyMs: 1_000,
    run: (deps) => () => sendSandboxEvents(deps, deliverTo(deps)),
    safeBecause: 'A message is claimed before it is sent, and taken once however often it comes.',
  },
  {
    everyMs: 5_000,
    run: (deps) => async () => {
      await handOverLate(deps, sandboxProvider(deps))
      await expireDeposits(deps)
      await payOut(deps, sandboxProvider(deps))
    },
    safeBecause: 'The provider knows a repeated order by its number; a deposit or withdrawal leaves a state once.',
  },
  {
    everyMs: 2_000,
    run: (deps) => () => sendQueued(deps),
    safeBecause: 'A mail is claimed before it is sent.',
  },
  {
    everyMs: 10 * 60_000,
    run: (deps) => () => purgeProofs(deps),
    safeBecause: 'A file that is gone already is no error, and its row is deleted once.',
  },
  {
    everyMs: 1_000,
    run: (deps) => () => payDue(deps),
    safeBecause: 'An item is paid under its own lock, and the ledger takes its event once.',
  },
  {
    everyMs: 15_000,
    run: maintainPools,
    safeBecause: 'A pool moves on from the stake that it counted last, under its own lock.',
  },
  {
    everyMs: 15_000,
    run:
      ({ db }) =>
      () =>
        countMissions(db),
    safeBecause:
      'The clock of missions is one row; who finds it locked leaves, and each count begins where the last ended.',
  },
  {
    everyMs: 15_000,
    run: (deps) => () => sweepVendorWallets(deps),
    safeBecause: 'A wallet is emptied under the lock of its owner; the second finds nothing.',
  },
]

/** Starts it; returns how to end it. None of it runs while the disk is nearly full. */
export function startHousekeeping(deps: Deps): () => Promise<void> {
  const ends = everywhere.map(({ everyMs, run }) => every(deps, everyMs, run(deps)))
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}

function every({ disk, log }: Deps, pauseMs: number, work: () => Promise<unknown>) {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    if (disk.isReadOnly()) return
    running = running
      .then(() => within(runMs, work))
      .catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
  }, pauseMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
