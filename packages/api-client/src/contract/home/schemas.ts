import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { boolParam, code, intParam, LanguageField, line } from '../fields.ts'
import { Id, Int, Money, Text, Ts } from '../scalars.ts'
import { Contract, contractInfo } from '../shared/contracts.ts'
import { GameCategory, JackpotPool, prizeModes, Winner } from '../shared/game.ts'
import { listOf } from '../shared/paging.ts'
import { sharedBy } from '../sharing.ts'

const language = v.optional(LanguageField)
const count = (byDefault: number) => v.optional(intParam(1, 100), byDefault)
const numbers = v.array(Text)

/** Reply to a contract; the four kinds differ in their path only (contract C-39). */
const processContract = {
  origin: 'spec',
  who: 'real',
  rate: 'w',
  request: v.strictObject({
    contractId: Id,
    version: Int,
    action: v.picklist(['ACCEPT', 'REJECT', 'REQUEST_END', 'AGREE_END', 'REFUSE_END']),
    remark: v.optional(line(140)),
  }),
  value: v.object({ contract: Contract, terminated: v.array(Contract) }),
  errors: ['STALE_VERSION', 'STATE_INVALID', 'CONTRACT_RULE', 'NOT_FOUND'],
} as const satisfies Schemas

export const homeSchemas = {
  popularLottery: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({
      count: count(20),
      prizeMode: v.optional(v.picklist(prizeModes)),
      device: v.optional(code(32)),
      language,
    }),
    value: listOf(
      v.object({ gameCode: Text, gameName: Text, icon: Text, prizeMode: v.picklist(prizeModes), nextDrawAt: Ts }),
    ),
    errors: [],
    cache: sharedBy('merchant', 'language'),
  },
  vnNumbers: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({ count: count(100), gameCode: v.optional(code(128)) }),
    value: listOf(v.object({ gameCode: Text, issueNo: Text, openedAt: Ts, numbers })),
    errors: [],
    cache: sharedBy('merchant'),
  },
  consolidatedFunds: {
    origin: 'spec',
    who: 'real',
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({
      funds: v.object({ cash: Money, bonus: Money, hold: Money, vendors: Money, sum: Money, points: Money }),
      ...contractInfo,
    }),
    errors: [],
    servedWhen: ['excluded'],
  },
  processDividend: processContract,
  processDailySalary: processContract,
  openedNumbers: {
    origin: 'spec',
    rate: 'r',
    request: v.strictObject({ gameCode: v.optional(code(128)), count: count(100) }),
    value: listOf(
      v.object({
        gameCode: Text,
        issueNo: Text,
        openedAt: Ts,
        numbers,
        myStake: v.nullable(Money),
        myPayout: v.nullable(Money),
      }),
    ),
    errors: [],
  },
  merchantWallet: {
    origin: 'spec',
    rate: 'r',
    request: v.strictObject({ isSingle: v.optional(boolParam) }),
    value: v.object({
      isSingle: v.boolean(),
      wallets: v.array(
        v.object({
          accountTypeId: Text,
          vassalage: Text,
          mode: v.picklist(['SEAMLESS', 'TRANSFER']),
          transferable: v.boolean(),
        }),
      ),
    }),
    errors: [],
    servedWhen: ['excluded'],
  },
  processHourlySalary: processContract,
  processRealTimeSalary: processContract,
  /** Payouts of the last 24 hours. */
  rankList: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({
      gameCategory: v.optional(v.union([v.literal('ALL'), GameCategory]), 'ALL'),
      language,
      limitNum: v.optional(intParam(1, 100), 20),
    }),
    value: listOf(Winner),
    errors: [],
    cache: sharedBy('merchant', 'language'),
  },
  /** Which counter the brand shows; a pool is an account of the ledger, and these are its rules. */
  jackpot: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({}),
    value: v.object({ mode: v.picklist(['ticker', 'pool', 'off']), pool: v.nullable(JackpotPool) }),
    errors: [],
    cache: sharedBy('merchant'),
  },
  /** Whether the winner board leaves the member out. */
  winnerSetting: {
    origin: 'extension',
    rate: 'r',
    request: v.strictObject({}),
    value: v.object({ hidden: v.boolean() }),
    errors: [],
    servedWhen: ['excluded'],
  },
  setWinnerSetting: {
    origin: 'extension',
    rate: 'w',
    request: v.strictObject({ hidden: v.boolean() }),
    value: v.object({ hidden: v.boolean() }),
    errors: [],
    servedWhen: ['excluded'],
  },
} as const satisfies Record<string, Schemas>
