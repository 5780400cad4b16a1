import type { Db, Tx } from '../../db/client.ts'
import { and, eq, isNull, sql } from '../../db/orm.ts'
import { sandboxEvents, sandboxOrders } from '../../db/schema/cashier.ts'
import { newId } from '../../ids.ts'
import { formatMoney, type Units } from '../../ledger/money.ts'
import { afterDecision, type Decision, type Planned, scriptOf } from './script.ts'

export type SandboxOrder = typeof sandboxOrders.$inferSelect
export type NewOrder = Pick<
  SandboxOrder,
  'orderNo' | 'merchant' | 'type' | 'amount' | 'currency' | 'isManual' | 'language'
>

/** Stores an order once, however often it is sent, and plans the sandbox's messages about it. */
export const openOrder = (db: Db, order: NewOrder): Promise<SandboxOrder & { isNew: boolean }> =>
  db.transaction(async (tx) => {
    const [made] = await tx
      .insert(sandboxOrders)
      .values({ id: newId(), ...order })
      .onConflictDoNothing()
      .returning()
    if (made && !made.isManual) await planMessages(tx, made, scriptOf(made.amount))
    if (made) return { ...made, isNew: true }
    const [known] = await tx.select().from(sandboxOrders).where(eq(sandboxOrders.orderNo, order.orderNo))
    if (!known) throw new Error(`The sandbox has no order ${order.orderNo}.`)
    return { ...known, isNew: false }
  })

export const readOrder = async (db: Db, id: string): Promise<SandboxOrder | undefined> =>
  (await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, id)))[0]

/** The payer's decision on the provider's page; only the first one counts. */
export const decideOrder = (db: Db, id: string, decision: Decision): Promise<void> =>
  db.transaction(async (tx) => {
    const isUndecided = and(eq(sandboxOrders.id, id), eq(sandboxOrders.isManual, true), isNull(sandboxOrders.decidedAt))
    const [order] = await tx.update(sandboxOrders).set({ decidedAt: sql`now()` }).where(isUndecided).returning()
    if (order) await planMessages(tx, order, afterDecision[decision](order.amount))
  })

async function planMessages(tx: Tx, order: SandboxOrder, planned: readonly Planned[]): Promise<void> {
  if (planned.length === 0) return
  const rows = planned.map(({ afterMs, copies, isSpoilt, ...message }) => ({
    ...{
      id: newId(),
      orderNo: order.orderNo,
      merchant: order.merchant,
      copies,
      isSpoilt,
      body: bodyOf(order, message),
    },
    dueAt: sql`now() + ${afterMs} * interval '1 millisecond'`,
  }))
  await tx.insert(sandboxEvents).values(rows)
}

type Report = { status: string; amount: Units; payment: number }

/** Without the event's id and the time, which are the message's own. */
const bodyOf = ({ id, type, orderNo, currency }: SandboxOrder, { status, amount, payment }: Report) => ({
  ...{ type, orderNo, providerRef: `${id}-${payment}`, status, amount: formatMoney(amount), currency },
})
