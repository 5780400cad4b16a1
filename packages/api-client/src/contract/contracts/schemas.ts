import * as v from 'valibot'
import { contractSorts, incomeSorts } from '../agents/figures.ts'
import type { Schemas } from '../endpoint.ts'
import { dateWindow, intParam, line, paging, withinPages, withinYear } from '../fields.ts'
import { Id, Int, Money, Rate, Ref, Text, Ts } from '../scalars.ts'
import {
  Contract,
  ContractKind,
  ContractStatus,
  contractInfo,
  Income,
  IncomeSum,
  Period,
  Simulation,
  Tier,
} from '../shared/contracts.ts'
import { AccountType } from '../shared/member.ts'
import { FileTicket, pageOf } from '../shared/paging.ts'

const version = Int
const remark = v.optional(line(140))
const answered = v.object({ contract: Contract, terminated: v.array(Contract) })

const terms = {
  kind: ContractKind,
  downlineId: Id,
  period: v.optional(Period),
  tiers: v.pipe(v.array(Tier), v.minLength(1), v.maxLength(5)),
}

/** `given`: bonus and commission, which a dividend deducts; of the other kinds 0. */
/** A correction: a counter-entry of `amount` after the bets of the window changed, and the figures since. */
const Fix = v.object({ refNo: Ref, at: Ts, gross: Money, deducted: Money, amount: Money })

/** Null stands for all accounts that have left the team since. */
const TeamLine = v.object({
  account: v.nullable(Text),
  /** Whether it is the account that is paid, whose own bets only a rebate counts. */
  own: v.boolean(),
  validBet: Money,
  winLoss: Money,
  given: Money,
  active: v.boolean(),
})
const BetLine = v.object({
  gameCode: Text,
  gameCategory: Text,
  roundId: Text,
  /** Null of an account that has left the team since. */
  account: v.nullable(Text),
  betNo: Ref,
  stake: Money,
  validBet: Money,
  payout: Money,
  result: v.picklist(['WIN', 'LOSS', 'DRAW']),
  /** Null of the kinds that pay for the sum of a team. */
  rate: v.nullable(Rate),
  amount: v.nullable(Money),
  settledAt: Ts,
})

const contractsOf = {
  kind: ContractKind,
  view: v.optional(v.picklist(['MINE', 'DOWNLINE', 'REQUESTS']), 'MINE'),
  status: v.optional(v.union([v.literal('ALL'), ContractStatus]), 'ALL'),
  /** The other party's, in full. */
  account: v.optional(line(64)),
}

const settlementsOf = { id: Id, show: v.optional(v.picklist(['ALL', 'PAYING']), 'ALL'), ...dateWindow }

/** Agents' contracts (contract D9-10, D9-12 to D9-16); answers to them are the rows of the specification. */
export const contractsSchemas = {
  /** The part of C-38 about contracts, also for staff, which reads those of its agent and has no money of its own. */
  contractMenu: {
    origin: 'extension',
    who: 'agent',
    rate: 'r',
    request: v.strictObject({}),
    /** `agentType`: of the account whose contracts these are. */
    value: v.object({ ...contractInfo, agentType: AccountType }),
    errors: [],
  },
  contracts: {
    origin: 'extension',
    who: 'agent',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        ...contractsOf,
        sort: v.optional(v.picklist(contractSorts), 'newest'),
        ...paging(),
      }),
      withinPages(),
    ),
    /** `allowed`: terms that the caller may offer; no period where the kind has none to choose. */
    value: pageOf(Contract, {
      allowed: v.object({ maxRate: Rate, periods: v.array(Period), maxTiers: Int, mayForce: v.boolean() }),
    }),
    errors: [],
  },
  /** A ticket as of `agentFile`: all contracts that the filter of `contracts` finds, newest first. */
  contractFile: {
    origin: 'extension',
    who: 'agent',
    rate: 'w',
    request: v.strictObject(contractsOf),
    value: FileTicket,
    errors: [],
  },
  offerContract: {
    origin: 'extension',
    who: 'agent',
    rate: 'w',
    request: v.strictObject({ ...terms, remark }),
    value: Contract,
    errors: ['CONTRACT_RULE', 'PENDING_EXISTS', 'NOT_FOUND', 'FEATURE_OFF'],
  },
  withdrawOffer: {
    origin: 'extension',
    who: 'agent',
    rate: 'w',
    request: v.strictObject({ id: Id, version }),
    value: Contract,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'STATE_INVALID'],
  },
  endContract: {
    origin: 'extension',
    who: 'agent',
    rate: 'w',
    request: v.strictObject({ id: Id, version, mode: v.picklist(['REQUEST', 'FORCE']), remark }),
    value: answered,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'STATE_INVALID', 'CONTRACT_RULE'],
  },
  /** Contracts below the downline that an answer would end, for the dialog before it. */
  contractEffect: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({ id: Id, action: v.picklist(['ACCEPT', 'END']) }),
    value: v.object({ terminated: v.array(Contract) }),
    errors: ['NOT_FOUND'],
  },
  /** Each party's simulated pay under these terms, before they are offered. */
  simulateOffer: {
    origin: 'extension',
    who: 'agent',
    rate: 'w',
    request: v.strictObject(terms),
    value: Simulation,
    errors: ['CONTRACT_RULE', 'NOT_FOUND', 'FEATURE_OFF'],
  },
  /** The same of an offer, before it is accepted. */
  contractSimulation: {
    origin: 'extension',
    who: 'real',
    rate: 'r',
    request: v.strictObject({ id: Id }),
    value: Simulation,
    errors: ['NOT_FOUND', 'STATE_INVALID'],
  },
  /**
   * Open to the parties of the contract and the staff of one. `PAYING` leaves out windows with nothing to pay, of which
   * a real-time contract has up to 288 a day. A period counts on the day of its last instant; without days all are
   * found. `summary` is over the whole filter.
   */
  contractSettlements: {
    origin: 'extension',
    rate: 'r',
    request: v.pipe(
      v.strictObject({ ...settlementsOf, ...paging(), sort: v.optional(v.picklist(incomeSorts), 'newest') }),
      withinYear(),
      withinPages(),
    ),
    value: pageOf(Income, { summary: IncomeSum }),
    errors: ['NOT_FOUND'],
  },
  /** A ticket as of `agentFile`: the payments of a contract, newest first. */
  settlementFile: {
    origin: 'extension',
    rate: 'w',
    request: v.pipe(v.strictObject(settlementsOf), withinYear()),
    value: FileTicket,
    errors: ['NOT_FOUND'],
  },
  /**
   * The rows behind one settlement, for the same: of real-time pay each bet, of the other kinds each member; of `account`
   * its bets. They are of the team with which the window began, with its bets as they are now: they add up to the gross
   * of the newest of `fixes`, the oldest first.
   */
  settlementLines: {
    origin: 'extension',
    rate: 'r',
    request: v.pipe(
      v.strictObject({
        refNo: Ref,
        account: v.optional(line(64)),
        pageNo: v.optional(intParam(1, 100), 1),
        pageSize: v.optional(intParam(1, 100), 20),
      }),
      withinPages(),
    ),
    /** `contract`: null of a rebate. */
    value: pageOf(v.union([BetLine, TeamLine]), {
      income: Income,
      contract: v.nullable(Contract),
      fixes: v.array(Fix),
    }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Schemas>
