import { AppError } from '@boardwalk/api-client/contract'
import type * as v from 'valibot'
import type { Tx } from '../../db/client.ts'
import { and, eq } from '../../db/orm.ts'
import { promotions, promotionTypes } from '../../db/schema/content.ts'
import { announcements, banners } from '../../db/schema/site.ts'
import { newId } from '../../ids.ts'
import { NewAnnouncement, NewBanner, NewPromotion } from './input.ts'

type Table = typeof announcements | typeof promotions | typeof banners
type Kind<S extends v.GenericSchema> = {
  body: S
  table: Table
  /** Stores the row and returns its id. */
  publish(tx: Tx, input: v.InferOutput<S>): Promise<string>
}
const kind = <S extends v.GenericSchema>(row: Kind<S>) => row

/** Content that an operator publishes. Open pages are notified by the tables' triggers. */
export const contentKinds = {
  announcements: kind({
    body: NewAnnouncement,
    table: announcements,
    publish: async (tx, { reason: _, publishedAt = new Date(), ...row }) => {
      const id = newId()
      await tx.insert(announcements).values({ id, publishedAt, ...row })
      return id
    },
  }),
  promotions: kind({
    body: NewPromotion,
    table: promotions,
    publish: async (tx, { reason: _, startsAt = new Date(), ...row }) => {
      await demandType(tx, row)
      const id = newId()
      await tx.insert(promotions).values({ id, startsAt, ...row })
      return id
    },
  }),
  banners: kind({
    body: NewBanner,
    table: banners,
    publish: async (tx, { reason: _, ...row }) => {
      const id = newId()
      await tx.insert(banners).values({ id, ...row })
      return id
    },
  }),
}

export type ContentKind = keyof typeof contentKinds

/** A promotion is under a tab of its merchant. @throws AppError VALIDATION_FAILED with the tabs that exist */
async function demandType(tx: Tx, { merchant, type }: Pick<NewPromotion, 'merchant' | 'type'>): Promise<void> {
  const found = await tx
    .select({ code: promotionTypes.code })
    .from(promotionTypes)
    .where(eq(promotionTypes.merchant, merchant))
  const codes = found.map(({ code }) => code)
  if (!codes.includes(type))
    throw new AppError('VALIDATION_FAILED', { fields: [] }, `type is one of ${codes.join(', ') || 'none'}`)
}

/** Takes a row off the site; it stays in the database. @throws AppError NOT_FOUND, STATE_INVALID (hidden already) */
export async function hide(tx: Tx, name: ContentKind, id: string): Promise<{ merchant: string }> {
  const { table } = contentKinds[name]
  const shown = await tx
    .update(table)
    .set({ isEnabled: false })
    .where(and(eq(table.id, id), eq(table.isEnabled, true)))
    .returning({ merchant: table.merchant })
  if (shown[0]) return shown[0]
  const known = await tx.select({ id: table.id }).from(table).where(eq(table.id, id))
  throw new AppError(known.length > 0 ? 'STATE_INVALID' : 'NOT_FOUND')
}
