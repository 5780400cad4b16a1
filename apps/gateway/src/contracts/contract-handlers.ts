import {
  AppError,
  type Caller,
  type ContractKind,
  type EndpointName,
  type Endpoints,
  endpoints,
  type Handlers,
  type Parsed,
  type RequestFacts,
} from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { nowIn } from '../db/now.ts'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { formatMoney, parseMoney } from '../ledger/money.ts'
import { readPoints } from '../points/point-accounts.ts'
import { windowIfAsked } from '../records/window.ts'
import { audit } from '../security/audit.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { readWallet } from '../wallet/read-wallet.ts'
import { type Answered, answerContract } from './answer.ts'
import { endContract, offerContract, withdrawOffer } from './offer.ts'
import { contractMenu, contractPage, effectOf, holderOf } from './read-contracts.ts'
import { settlementLines, settlementPage } from './read-settlements.ts'
import { merchantOfCaller } from './simulation-handlers.ts'

type Answers = Pick<
  Endpoints,
  'processDividend' | 'processDailySalary' | 'processHourlySalary' | 'processRealTimeSalary'
>
type Reads = Pick<
  Endpoints,
  'consolidatedFunds' | 'contractMenu' | 'contracts' | 'contractEffect' | 'contractSettlements' | 'settlementLines'
>
type Writes = Pick<Endpoints, 'offerContract' | 'withdrawOffer' | 'endContract'>

type Asked = { input: object; caller: Caller; request: RequestFacts }

/** A write once per key, with its line in the audit log. */
function write<T>(deps: Deps, name: EndpointName, { input, caller, request }: Asked, work: (tx: Tx) => Promise<T>) {
  if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
  return withIdempotency(deps.db, { row: endpoints[name], input, caller, request }, async (tx) => {
    const value = await work(tx)
    const { merchant, memberId } = caller
    const detail = { ...input, ...endedIn(value) }
    const { ip, traceId } = request
    await audit(tx, { merchant, memberId, action: `contract.${name}`, succeeded: true, ip, traceId, detail })
    return value
  })
}

const endedIn = (value: unknown): { ended?: string[] } =>
  value !== null && typeof value === 'object' && 'terminated' in value
    ? { ended: (value as Answered).terminated.map(({ id }) => id) }
    : {}

const clockOf = async (deps: Deps, tx: Tx, caller: Caller) => ({
  timeZone: merchantOfCaller(deps, caller).timeZone,
  now: await nowIn(tx),
})
const rulesOf = async ({ settings }: Deps, { merchant }: Caller) => (await settings.of(merchant)).contracts

function answers(deps: Deps): Handlers<Answers> {
  const answer =
    (kind: ContractKind, name: keyof Answers) =>
    ({ input, caller, request }: { input: Parsed<Answers[typeof name]>; caller: Caller; request: RequestFacts }) =>
      write(deps, name, { input, caller, request }, async (tx) =>
        answerContract(tx, kind, input, { memberId: caller.memberId, clock: await clockOf(deps, tx, caller) }),
      )
  return {
    processDividend: answer('DIVIDEND', 'processDividend'),
    processDailySalary: answer('DAILY', 'processDailySalary'),
    processHourlySalary: answer('HOURLY', 'processHourlySalary'),
    processRealTimeSalary: answer('REALTIME', 'processRealTimeSalary'),
  }
}

function writers(deps: Deps): Handlers<Writes> {
  return {
    offerContract: async (asked) => {
      const { input, caller } = asked
      const rules = await rulesOf(deps, caller)
      const by = { merchant: caller.merchant, uplineId: caller.memberId }
      return await write(deps, 'offerContract', asked, (tx) => offerContract(tx, by, input, rules))
    },
    withdrawOffer: (asked) =>
      write(deps, 'withdrawOffer', asked, (tx) => withdrawOffer(tx, asked.caller.memberId, asked.input)),
    endContract: async (asked) => {
      const { forceEnd } = await rulesOf(deps, asked.caller)
      return await write(deps, 'endContract', asked, async (tx) => {
        const by = { clock: await clockOf(deps, tx, asked.caller), mayForce: forceEnd }
        return await endContract(tx, asked.caller.memberId, asked.input, by)
      })
    },
  }
}

/** The state of a member's contracts. */
async function contractInfo(deps: Deps, caller: Caller, holder: string) {
  const { menu, pending } = await contractMenu(deps.db, holder, await rulesOf(deps, caller))
  return {
    ...{ divtypereq: menu.DIVIDEND, dailysalreqtype: menu.DAILY },
    ...{ contracthoursalreq: menu.HOURLY, realtimesalreqtype: menu.REALTIME, pending },
  }
}

/** A member's money and the state of its contracts (contract C-38). */
async function consolidated(deps: Deps, caller: Caller) {
  const { memberId } = caller
  const [wallet, { points }, info] = await Promise.all([
    readWallet(deps.pool, { memberId, currency: memberCurrency(deps, caller), withVendors: true }),
    readPoints(deps.db, memberId),
    contractInfo(deps, caller, memberId),
  ])
  const { cash, bonus, hold, sumBalance: sum } = wallet
  const inVendors = wallet.vendors.reduce((total, { balance }) => total + (parseMoney(balance) ?? 0n), 0n)
  return {
    funds: { cash, bonus, hold, vendors: formatMoney(inVendors), sum, points: formatMoney(points) },
    ...info,
  }
}

const holderId = async (deps: Deps, caller: Caller) => (await holderOf(deps.db, caller)).id

function readers(deps: Deps): Handlers<Reads> {
  return {
    consolidatedFunds: ({ caller }) => consolidated(deps, caller),
    contractMenu: async ({ caller }) => {
      const { id, type } = await holderOf(deps.db, caller)
      return { ...(await contractInfo(deps, caller, id)), agentType: type }
    },
    contracts: async ({ input, caller }) =>
      contractPage(deps.db, await holderId(deps, caller), input, await rulesOf(deps, caller)),
    contractEffect: ({ input, caller }) => deps.db.transaction((tx) => effectOf(tx, caller.memberId, input)),
    contractSettlements: async ({ input, caller }) => {
      const { timeZone } = merchantOfCaller(deps, caller)
      const window = await windowIfAsked(deps.pool, input, timeZone)
      return await settlementPage(deps.db, await holderId(deps, caller), window, input)
    },
    settlementLines: async ({ input, caller }) => {
      const { activeBet } = await rulesOf(deps, caller)
      const memberId = await holderId(deps, caller)
      const reader = { memberId, currency: memberCurrency(deps, caller), activeBet }
      return await settlementLines(deps.db, reader, input)
    },
  }
}

/** Agents' contracts: offers, answers, ends and payments (contract C-38 to C-44, D9-12 to D9-16). */
export const contractHandlers = (deps: Deps): Handlers<Answers & Reads & Writes> => ({
  ...answers(deps),
  ...writers(deps),
  ...readers(deps),
})
