import {
  AppError,
  type Caller,
  type Endpoints,
  endpoints,
  type Handlers,
  type Value,
} from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { type VendorRow, vendors } from '../db/schema/catalogue.ts'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { fitsScale, formatMoney, parseMoney, type Units } from '../ledger/money.ts'
import { type Account, lockAccounts } from '../ledger/post.ts'
import { vendorAccount } from '../ledger/rules.ts'
import { bringHome } from './bring-home.ts'
import { memberCurrency } from './member-currency.ts'
import { transferNamed } from './transfer-named.ts'
import { type Owner, openVendorWallet, transfer } from './vendor-wallet.ts'
import { walletBalances } from './wallet-balances.ts'

type Rows = Pick<Endpoints, 'walletTransfer'>
type Asked = Parameters<Handlers<Rows>['walletTransfer']>[0]
type Answer = Value<Endpoints['walletTransfer']>

const main = 'MAIN'
/** Every vendor's wallet, to bring all money home. */
const everywhere = 'ALL'

/** Between the main wallet and the wallet of a transfer vendor (contract C-19). */
export const transferHandlers = (deps: Deps): Handlers<Rows> => ({
  walletTransfer: ({ input, caller, request }) => {
    if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
    const asked = { row: endpoints.walletTransfer, input, caller, request }
    const order = { input, caller, currency: memberCurrency(deps, caller), key: request.idempotencyKey }
    return withIdempotency(
      deps.db,
      asked,
      (tx) => move(tx, order),
      (tx) => transferNamed(tx, { memberId: caller.memberId, currency: order.currency }, order),
    )
  },
})

type Order = { input: Asked['input']; caller: Caller; currency: string; key: string }

async function move(tx: Tx, { input, caller, currency, key }: Order): Promise<Answer> {
  if (input.from === everywhere && input.to === main && input.all)
    return await bringHome(tx, { memberId: caller.memberId, currency }, key)
  const isIn = input.from === main
  // One side is always the main wallet; vendors do not pay each other.
  if (isIn === (input.to === main)) throw new AppError('BAD_REQUEST')
  const vendor = await transferVendor(tx, isIn ? input.to : input.from)
  if (isIn && vendor.status !== 'UP') throw new AppError('GAME_MAINTENANCE', { until: null, suggest: [] })
  const owner = { memberId: caller.memberId, currency }
  const amount = await amountOf(
    tx,
    owner,
    input,
    isIn ? await openVendorWallet(tx, owner, vendor.code) : vendorAccount(vendor.code),
  )
  const direction = isIn ? 'IN' : 'OUT'
  const refNo = await transfer(tx, {
    ...owner,
    vendor: vendor.code,
    direction,
    amount,
    reason: 'PLAYER',
    actor: 'player',
    clientKey: key,
  })
  return {
    refNo,
    from: input.from,
    to: input.to,
    amount: formatMoney(amount),
    balances: await walletBalances(tx, owner, [vendor.code]),
  }
}

async function transferVendor(tx: Tx, accountTypeId: string): Promise<VendorRow> {
  const named = and(
    eq(vendors.accountTypeId, accountTypeId),
    eq(vendors.walletMode, 'TRANSFER'),
    eq(vendors.isEnabled, true),
  )
  const [vendor] = await tx.select().from(vendors).where(named)
  if (!vendor) throw new AppError('BAD_REQUEST', null, `${accountTypeId} has no wallet of its own`)
  return vendor
}

/** The requested amount with at most two decimals; `all` includes the last fraction. */
async function amountOf(tx: Tx, owner: Owner, { from, amount, all }: Asked['input'], purse: string): Promise<Units> {
  const held = await lockAccounts(tx, owner.memberId, owner.currency)
  const available = balanceIn(held, from === main ? 'CASH' : purse)
  const units = all ? available : (parseMoney(amount) ?? 0n)
  if (!all && !fitsScale(units, 2)) throw new AppError('AMOUNT_SCALE')
  if (units <= 0n || units > available) throw new AppError('INSUFFICIENT_FUNDS', { available: formatMoney(available) })
  return units
}

const balanceIn = (held: Account[], wanted: string): Units => held.find(({ type }) => type === wanted)?.balance ?? 0n
