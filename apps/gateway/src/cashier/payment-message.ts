import type { Tx } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { deposits, paymentEvents } from '../db/schema/cashier.ts'
import type { Deps } from '../deps.ts'
import { parseMoney } from '../ledger/money.ts'
import { withRetries } from '../ledger/retry.ts'
import { applyPayout } from '../withdrawals/payout-message.ts'
import { changeDeposit } from './change-deposit.ts'
import type { DepositMethod } from './deposit-methods.ts'
import { payDeposit } from './pay-deposit.ts'
import type { PaymentMessage } from './payment-schema.ts'

type Effect = typeof paymentEvents.$inferSelect.effect

/** Processes a message once; its event row and its effects are one transaction. */
export async function takePayment(
  deps: Pick<Deps, 'db' | 'settings'>,
  { provider, merchant }: { provider: string; merchant: string },
  message: PaymentMessage,
): Promise<Effect | null> {
  const rules = await deps.settings.of(merchant)
  const { eventId, orderNo } = message
  return await withRetries(() =>
    deps.db.transaction(async (tx) => {
      const row = { provider, eventId, orderNo, body: message, effect: 'IGNORED' as const }
      const isNew = (await tx.insert(paymentEvents).values(row).onConflictDoNothing()).rowCount === 1
      if (!isNew) return null
      const effect =
        message.type === 'PAYOUT'
          ? await applyPayout(tx, merchant, message, rules.withdrawal)
          : await applyDeposit(tx, merchant, message, rules.deposit.methods)
      // An event's id is its provider's own.
      const isThis = and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId))
      await tx.update(paymentEvents).set({ effect }).where(isThis)
      return effect
    }),
  )
}

async function applyDeposit(
  tx: Tx,
  merchant: string,
  { orderNo, status, amount, currency, providerRef }: PaymentMessage,
  methods: readonly DepositMethod[],
): Promise<Effect> {
  const [order] = await tx.select().from(deposits).where(eq(deposits.refNo, orderNo))
  // Another merchant's order is unknown to this one's signature.
  if (order?.merchant !== merchant) return 'UNKNOWN'
  const units = parseMoney(amount) ?? 0n
  if (status === 'PAID') {
    if (units <= 0n) return 'IGNORED'
    return (await payDeposit(tx, order, { amount: units, currency, providerRef }, methods)).effect
  }
  if (status === 'PENDING') return 'IGNORED'
  const changed = await changeDeposit(tx, order.refNo, status === 'FAILED' ? 'failed' : 'expired')
  return changed ? 'APPLIED' : 'IGNORED'
}
