import type { Brand } from '@boardwalk/brand-kit'
import type { Db } from '../db/client.ts'
import { avatars, merchants } from '../db/schema/settings.ts'
import { merchantOf } from './brands.ts'
import type { Merchant } from './merchants.ts'

export const avatarIds = Array.from({ length: 12 }, (_, at) => `a${String(at + 1).padStart(2, '0')}`)

/** Stores the merchants of the brands, so that SQL can join on them, and returns them. */
export async function storeMerchants(db: Db, brands: Brand[]): Promise<Merchant[]> {
  await db.transaction(async (tx) => {
    for (const [sort, brand] of brands.entries()) {
      const row = { ...merchantOf(brand), dialingCode: brand.diallingCode, sort }
      await tx.insert(merchants).values(row).onConflictDoUpdate({ target: merchants.code, set: row })
    }
    await tx
      .insert(avatars)
      .values(avatarIds.map((id, sort) => ({ id, sort })))
      .onConflictDoNothing()
  })
  return brands.map(merchantOf)
}
