import {
  AppError,
  type Caller,
  dayIn,
  type Endpoints,
  endpoints,
  type Handlers,
  type RequestFacts,
} from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { parseMoney } from '../ledger/money.ts'
import { windowOf } from '../records/window.ts'
import type { Days } from './figures.ts'
import { createLink, deleteLink, linkPage, setLink } from './links.ts'
import { noteDownline } from './note.ts'
import { overviewOf } from './overview.ts'
import { pnlPage } from './pnl.ts'
import { type Team, teamOf } from './team.ts'
import { teamPage } from './team-page.ts'

type Reads = Pick<Endpoints, 'agentOverview' | 'agentPnl' | 'agentTeam' | 'regLinks'>
type Writes = Pick<Endpoints, 'noteDownline' | 'createRegLink' | 'setRegLink' | 'deleteRegLink'>
type Asked = Parameters<typeof windowOf>[1]

function merchantOf({ merchants }: Deps, { merchant }: Caller) {
  const found = merchants.byCode(merchant)
  if (!found) throw new AppError('DOMAIN_INVALID')
  return found
}

/** Days in the time zone of the caller's merchant; today where none are asked. */
async function daysOf(deps: Deps, caller: Caller, asked: Asked): Promise<Days> {
  const { timeZone } = merchantOf(deps, caller)
  const [{ from, until }, { agents }] = await Promise.all([
    windowOf(deps.pool, asked, timeZone),
    deps.settings.of(caller.merchant),
  ])
  const day = (ms: number) => dayIn(timeZone, ms)
  return {
    ...{ first: day(from.getTime()), last: day(until.getTime() - 1), today: day(deps.clock().getTime()), timeZone },
    activeFrom: parseMoney(agents.activeFrom) ?? 0n,
  }
}

const rulesOf = async ({ settings }: Deps, { merchant }: Caller) => (await settings.of(merchant)).agents.creates

const readers = (deps: Deps): Handlers<Reads> => ({
  agentOverview: async ({ input, caller }) => {
    const [days, today] = await Promise.all([daysOf(deps, caller, input), daysOf(deps, caller, {})])
    const { currency } = merchantOf(deps, caller)
    return await overviewOf(deps.db, await teamOf(deps.db, caller), { days, today, currency })
  },
  agentPnl: async ({ input, caller }) =>
    pnlPage(deps.db, await teamOf(deps.db, caller), await daysOf(deps, caller, input), input),
  agentTeam: async ({ input, caller }) => {
    const team = await teamOf(deps.db, caller)
    return await teamPage(deps.db, team, merchantOf(deps, caller).currency, input, team.agentId)
  },
  regLinks: async ({ input, caller }) =>
    linkPage(deps.db, await teamOf(deps.db, caller), await rulesOf(deps, caller), input),
})

type Written = { input: unknown; caller: Caller; request: RequestFacts }

/** Runs a write of the agent centre once per key, on the caller's own team. */
async function writeOnce<T>(
  deps: Deps,
  name: keyof Writes,
  { input, caller, request }: Written,
  work: (tx: Tx, team: Team) => Promise<T>,
): Promise<T> {
  if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
  const asked = { row: endpoints[name], input, caller, request }
  return await withIdempotency(deps.db, asked, async (tx) => work(tx, await teamOf(tx, caller)))
}

const writers = (deps: Deps): Handlers<Writes> => ({
  noteDownline: (call) => writeOnce(deps, 'noteDownline', call, (tx, team) => noteDownline(tx, team, call.input)),
  createRegLink: async (call) => {
    const rules = await rulesOf(deps, call.caller)
    return await writeOnce(deps, 'createRegLink', call, (tx, team) => createLink(tx, team, rules, call.input))
  },
  setRegLink: (call) => writeOnce(deps, 'setRegLink', call, (tx, team) => setLink(tx, team, call.input)),
  deleteRegLink: (call) => writeOnce(deps, 'deleteRegLink', call, (tx, team) => deleteLink(tx, team, call.input)),
})

/** The agent centre's rows about the team (contract D9). */
export const agentHandlers = (deps: Deps): Handlers<Reads & Writes> => ({ ...readers(deps), ...writers(deps) })
