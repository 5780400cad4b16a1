import { least, type Units } from './money.ts'
import type { RefKind } from './reference.ts'

export type VendorAccount = `VENDOR:${string}`
/** Points, and points of open redemptions. */
export type PointAccount = 'PTS' | 'PTSHOLD'
/** Accounts of a member (contract G2). */
export type MemberAccountType = 'CASH' | 'BONUS' | 'HOLD' | 'DEBT' | PointAccount | VendorAccount
/** Source of a game's stakes: the main wallet (cash, then bonus), or the wallet of a transfer vendor. */
export type Purse = 'CASH' | VendorAccount
export type HouseAccountType =
  | `H:GAME:${string}`
  | `H:JACKPOT:${string}`
  | `H:PSP:${string}`
  | 'H:PROMO'
  | 'H:ADJ'
  | 'H:DEMO'
  | 'H:FEE'
  | 'H:SUSPENSE'
  | 'H:PTS'
  | 'H:POINTCOST'
  | 'H:REWARD'
  | 'H:COMMISSION'

/** One side of a posting, before accounts are looked up. */
export type Leg = { account: MemberAccountType | HouseAccountType; amount: Units }
/** Balances under lock; 0 where there is no such account. */
export type Balances = (account: MemberAccountType) => Units

export const isHouse = (account: Leg['account']): account is HouseAccountType => account.startsWith('H:')
export const gameHouse = (vendor: string): HouseAccountType => `H:GAME:${vendor}`
/** A merchant's pool; `jackpot.amount` is its balance. */
export const jackpotHouse = (merchant: string): HouseAccountType => `H:JACKPOT:${merchant}`
export const vendorAccount = (vendor: string): VendorAccount => `VENDOR:${vendor}`
export const isVendorAccount = (account: string): account is VendorAccount => account.startsWith('VENDOR:')

/** The house's money at a method's payment provider. */
export const providerHouse = (method: string): HouseAccountType => `H:PSP:${method}`

/** Points are a separate currency, the same at every merchant. */
export const pointCurrency = 'PTS'
export const holdsPoints = (account: Leg['account']) =>
  account === 'PTS' || account === 'PTSHOLD' || account === 'H:PTS'
/** The currency that a leg moves, in a journal of a member who plays in `currency`. */
export const currencyOf = (account: Leg['account'], currency: string): string =>
  holdsPoints(account) ? pointCurrency : currency

/** `cash` belongs to the purse, `bonus` to the bonus account. */
type Fund = { cash: Units; bonus: Units; vendor: string; purse: Purse }
type Move = { amount: Units; vendor: string }
type Gift = { amount: Units; vendor: string }
type Grant = { amount: Units }
/** Money of an operator's correction comes from the house's corrections, or from suspense. */
type Correction = { amount: Units; from?: 'H:ADJ' | 'H:SUSPENSE' }
type Payment = { amount: Units; fee: Units; method: string }
type Held = { amount: Units }
/** `paid` may be less than the ordered amount: the rest returns. */
type Payout = { amount: Units; fee: Units; paid: Units; method: string }
type Refund = { amount: Units; method: string }
type PointsMove = { points: Units }
type PointsForCash = { points: Units; amount: Units }
type Prize = { amount: Units; merchant: string }

type Rule<Facts> = { ref: RefKind; legs(facts: Facts, balances: Balances): Leg[] }
const rule = <Facts>(ref: RefKind, legs: Rule<Facts>['legs']): Rule<Facts> => ({ ref, legs })

const commission = ({ amount }: Grant): Leg[] => [
  { account: 'H:COMMISSION', amount: -amount },
  { account: 'CASH', amount },
]

/** The transfers of each kind of journal (contract G4). A new kind is a new row; nothing else posts. */
export const rules = {
  BET: rule<Fund>('BT', ({ cash, bonus, vendor, purse }) => [
    { account: purse, amount: -cash },
    { account: 'BONUS', amount: -bonus },
    { account: gameHouse(vendor), amount: cash + bonus },
  ]),
  WIN: rule<Fund>('BT', ({ cash, bonus, vendor, purse }) => [
    { account: gameHouse(vendor), amount: -(cash + bonus) },
    { account: purse, amount: cash },
    { account: 'BONUS', amount: bonus },
  ]),
  RBB: rule<{ undoes: Leg[] }>('BT', ({ undoes }) =>
    undoes.map(({ account, amount }) => ({ account, amount: -amount })),
  ),
  RBW: rule<Fund>('BT', ({ cash, bonus, vendor, purse }, balance) => {
    const fromPurse = least(cash, balance(purse))
    // A transfer wallet may have been swept in the meantime.
    const fromCash = purse === 'CASH' ? 0n : least(cash - fromPurse, balance('CASH'))
    const fromBonus = least(bonus, balance('BONUS'))
    return [
      { account: gameHouse(vendor), amount: cash + bonus },
      { account: purse, amount: -fromPurse },
      { account: 'CASH', amount: -fromCash },
      { account: 'BONUS', amount: -fromBonus },
      // Spent money becomes debt.
      { account: 'DEBT', amount: fromPurse + fromCash + fromBonus - cash - bonus },
    ]
  }),
  PRM: rule<Gift>('RW', ({ amount, vendor }) => [
    { account: gameHouse(vendor), amount: -amount },
    { account: 'CASH', amount },
  ]),
  JPW: rule<Prize>('RW', ({ amount, merchant }) => [
    { account: jackpotHouse(merchant), amount: -amount },
    { account: 'CASH', amount },
  ]),
  VTI: rule<Move>('TR', ({ amount, vendor }) => [
    { account: 'CASH', amount: -amount },
    { account: vendorAccount(vendor), amount },
  ]),
  VTO: rule<Move>('TR', ({ amount, vendor }) => [
    { account: vendorAccount(vendor), amount: -amount },
    { account: 'CASH', amount },
  ]),
  DEP: rule<Payment>('DP', ({ amount, fee, method }) => [
    { account: providerHouse(method), amount: -amount },
    { account: 'H:FEE', amount: fee },
    { account: 'CASH', amount: amount - fee },
  ]),
  /** A withdrawal holds its amount until it ends: WDS paid out, WDR rejected or failed. */
  WDH: rule<Held>('WD', ({ amount }) => [
    { account: 'CASH', amount: -amount },
    { account: 'HOLD', amount },
  ]),
  WDR: rule<Held>('WD', ({ amount }) => [
    { account: 'HOLD', amount: -amount },
    { account: 'CASH', amount },
  ]),
  WDS: rule<Payout>('WD', ({ amount, fee, paid, method }) => [
    { account: 'HOLD', amount: -amount },
    { account: providerHouse(method), amount: paid },
    { account: 'H:FEE', amount: fee },
    { account: 'CASH', amount: amount - fee - paid },
  ]),
  /** Amount that a player did not receive and the provider returned. */
  WDF: rule<Refund>('WD', ({ amount, method }) => [
    { account: providerHouse(method), amount: -amount },
    { account: 'CASH', amount },
  ]),
  ADJ: rule<Correction>('TR', ({ amount, from = 'H:ADJ' }) => [
    { account: from, amount: -amount },
    { account: 'CASH', amount },
  ]),
  /** The daily allowance: a promotion without wagering, so it is cash at once. */
  ALW: rule<Grant>('BN', ({ amount }) => [
    { account: 'H:PROMO', amount: -amount },
    { account: 'CASH', amount },
  ]),
  TRL: rule<Grant>('TR', ({ amount }) => [
    { account: 'H:DEMO', amount: -amount },
    { account: 'CASH', amount },
  ]),
  /** Points earned. */
  PTE: rule<PointsMove>('PT', ({ points }) => [
    { account: 'H:PTS', amount: -points },
    { account: 'PTS', amount: points },
  ]),
  /** A redemption holds its points until it is decided: approved PTA, rejected PTX. */
  PTR: rule<PointsMove>('PT', ({ points }) => [
    { account: 'PTS', amount: -points },
    { account: 'PTSHOLD', amount: points },
  ]),
  PTA: rule<PointsMove>('PT', ({ points }) => [
    { account: 'PTSHOLD', amount: -points },
    { account: 'H:PTS', amount: points },
  ]),
  PTX: rule<PointsMove>('PT', ({ points }) => [
    { account: 'PTSHOLD', amount: -points },
    { account: 'PTS', amount: points },
  ]),
  /** Points for cash, in two currencies at once. */
  PTC: rule<PointsForCash>('PT', ({ points, amount }) => [
    { account: 'PTS', amount: -points },
    { account: 'H:PTS', amount: points },
    { account: 'H:POINTCOST', amount: -amount },
    { account: 'CASH', amount },
  ]),
  /** A bonus that comes with a deposit. */
  BON: rule<Grant>('BN', ({ amount }) => [
    { account: 'H:PROMO', amount: -amount },
    { account: 'BONUS', amount },
  ]),
  /** A bonus whose wagering is done. */
  BNC: rule<Grant>('BN', ({ amount }) => [
    { account: 'BONUS', amount: -amount },
    { account: 'CASH', amount },
  ]),
  /** A bonus that was given up. */
  BNX: rule<Grant>('BN', ({ amount }) => [
    { account: 'BONUS', amount: -amount },
    { account: 'H:PROMO', amount },
  ]),
  RWD: rule<{ amount: Units; to: 'CASH' | 'BONUS' }>('RW', ({ amount, to }) => [
    { account: 'H:REWARD', amount: -amount },
    { account: to, amount },
  ]),
  /** Agents' pay by contract, from the house. */
  DIV: rule<Grant>('DV', commission),
  /** Rebate on the valid bets of an account and its downlines. */
  RBT: rule<Grant>('RB', commission),
  SLD: rule<Grant>('SL', commission),
  SLH: rule<Grant>('SL', commission),
  SLR: rule<Grant>('SL', commission),
  /** A corrected settlement: more is credited; less is taken back, and a missing part becomes debt. */
  CLW: rule<Grant>('SL', ({ amount }, balance) => {
    if (amount >= 0n) return commission({ amount })
    const taken = least(-amount, balance('CASH'))
    return [
      { account: 'CASH', amount: -taken },
      { account: 'DEBT', amount: amount + taken },
      { account: 'H:COMMISSION', amount: -amount },
    ]
  }),
} as const

export type JournalKind = keyof typeof rules
export type FactsOf<K extends JournalKind> = Parameters<(typeof rules)[K]['legs']>[0]
