import { rollUp } from '../../agents/roll-up.ts'
import { type Asks, type Tx, transact } from '../../db/client.ts'
import { within } from '../../db/deadline.ts'
import { nowIn } from '../../db/now.ts'
import { sql } from '../../db/orm.ts'
import type { Deps } from '../../deps.ts'
import type { Merchant } from '../../permission/merchants.ts'
import { seedMs, stamp } from '../seed-demo-world.ts'
import { agreeContracts } from './agreements.ts'
import { calendarOf, contractDays } from './calendar.ts'
import { liveLives } from './lives.ts'
import { manageTeam } from './manage-team.ts'
import { readUplines, storeNewcomers } from './newcomers.ts'
import { PastLedger } from './past-ledger.ts'
import { settlePast } from './pay-past.ts'
import { undoRound } from './undo-round.ts'

export const agencyStamp = 'demoAgency'
/** More days than an agency has. */
const allDays = 1_000_000

/**
 * Gives the team of agent01 at every merchant of the demo a past, once: members who joined through links, three months
 * of deposits, rounds and withdrawals, contracts of every kind and state, and their settlements. Returns how many.
 */
export async function seedAgencies(deps: Deps): Promise<number> {
  const passwordHash = await deps.passwords.hash(deps.config.demoPassword)
  // Each merchant on its own connection, because two thirds of the time are statements.
  const seed = (merchant: Merchant) =>
    within(seedMs, () => transact(deps.pool, (tx, client) => seedAgency(tx, client, { deps, merchant, passwordHash })))
  const seeded = await Promise.all(deps.merchants.all.map(seed))
  return seeded.filter(Boolean).length
}

type Place = { deps: Deps; merchant: Merchant; passwordHash: string }

async function seedAgency(tx: Tx, client: Asks, { deps, merchant, passwordHash }: Place): Promise<boolean> {
  await tx.execute(sql`set local lock_timeout = '5min'; set local statement_timeout = '5min';
    set local idle_in_transaction_session_timeout = '5min'`)
  if (!(await stamp(tx, merchant.code, agencyStamp))) return false
  const uplines = await readUplines(tx, merchant.code)
  if (uplines.size === 0) return false
  const calendar = calendarOf(merchant, await nowIn(tx))
  const people = await storeNewcomers(tx, merchant, { uplines, calendar, passwordHash })
  const agents = [...uplines.values()].map(({ id }) => id)
  const ledger = await PastLedger.open(tx, merchant.currency, [...people.keys(), ...agents])
  await liveLives({ tx, merchant, calendar, ledger }, people)
  const { contracts: rules, agents: agentRules } = await deps.settings.of(merchant.code)
  const since = calendar.daysAgo(contractDays)
  await manageTeam(tx, { uplines, rules: agentRules, merchant: merchant.code, since })
  const ids = new Map([...uplines].map(([name, { id }]) => [name, id]))
  for (const [id, { username, type }] of people) if (type === 1) ids.set(username, id)
  await agreeContracts({ tx, merchant, calendar, rules, ids })
  await settlePast({ tx, client, deps, merchant, ledger })
  await undoRound({ tx, client, merchant, rules })
  await rollUp(tx, merchant, allDays)
  return true
}
