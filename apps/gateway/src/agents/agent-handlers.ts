import {
  AppError,
  type Caller,
  type Endpoints,
  endpoints,
  type Handlers,
  type RequestFacts,
} from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { takenError } from '../login/taken-error.ts'
import { audit } from '../security/audit.ts'
import { daysOf, merchantOf } from './caller.ts'
import { changeDownline } from './change-downline.ts'
import { createMember, prepareMember } from './create-member.ts'
import { downlineOf } from './downline.ts'
import { createLink, deleteLink, linkPage, setLink } from './links.ts'
import { overviewOf } from './overview.ts'
import { pnlPage } from './pnl.ts'
import { type Team, teamOf } from './team.ts'
import { teamPage } from './team-page.ts'
import { teamRecords } from './team-records.ts'

type Reads = Pick<
  Endpoints,
  | ('agentOverview' | 'agentPnl' | 'agentTeam' | 'downline' | 'regLinks')
  | ('agentBets' | 'agentTransactions' | 'agentIncome' | 'agentAnnouncements')
  | ('agentFile' | 'agentAccountFile' | 'settlementFile' | 'contractFile')
>
type Writes = Pick<Endpoints, 'changeDownline' | 'createMember' | 'createRegLink' | 'setRegLink' | 'deleteRegLink'>
const rulesOf = async ({ settings }: Deps, { merchant }: Caller) => (await settings.of(merchant)).agents

const readers = (deps: Deps): Handlers<Reads> => ({
  ...teamRecords(deps),
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
  downline: async ({ input: { id }, caller }) =>
    downlineOf(deps.db, await teamOf(deps.db, caller), merchantOf(deps, caller).currency, id),
  regLinks: async ({ input, caller }) =>
    linkPage(deps.db, await teamOf(deps.db, caller), (await rulesOf(deps, caller)).creates, input),
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
  changeDownline: (call) =>
    writeOnce(deps, 'changeDownline', call, async (tx, team) => {
      const { caller, request, input } = call
      const changed = await changeDownline(tx, team, input)
      const { merchant, memberId } = caller
      const { ip, traceId } = request
      const entry = { merchant, memberId, action: 'agents.rebate', succeeded: true, ip, traceId }
      if (input.rebate !== undefined) await audit(tx, { ...entry, detail: { id: input.id, rebate: input.rebate } })
      return changed
    }),
  createMember: async (call) => {
    const { password: _password, ...input } = call.input
    const rules = await rulesOf(deps, call.caller)
    const row = await prepareMember(deps, call.input, call.request)
    try {
      // A stored fingerprint of the password could be guessed quickly.
      return await writeOnce(deps, 'createMember', { ...call, input }, (tx, team) =>
        createMember(tx, row, input, { team, rules, request: call.request, memberId: call.caller.memberId }),
      )
    } catch (error) {
      throw takenError(error) ?? error
    }
  },
  createRegLink: async (call) => {
    const { creates } = await rulesOf(deps, call.caller)
    return await writeOnce(deps, 'createRegLink', call, (tx, team) => createLink(tx, team, creates, call.input))
  },
  setRegLink: (call) => writeOnce(deps, 'setRegLink', call, (tx, team) => setLink(tx, team, call.input)),
  deleteRegLink: (call) => writeOnce(deps, 'deleteRegLink', call, (tx, team) => deleteLink(tx, team, call.input)),
})

/** The agent centre's rows about the team (contract D9). */
export const agentHandlers = (deps: Deps): Handlers<Reads & Writes> => ({ ...readers(deps), ...writers(deps) })
