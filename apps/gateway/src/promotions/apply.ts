import type { Readable } from 'node:stream'
import { AppError, type Caller, type Endpoints, maxPictures, type Parsed } from '@boardwalk/api-client/contract'
import { promotionRow } from '../content/promotions.ts'
import type { Tx } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { type PromotionTerms, promotionApplications, promotionEntries } from '../db/schema/content.ts'
import type { Deps } from '../deps.ts'
import { newRef } from '../ledger/reference.ts'
import { readerOf } from '../site/audience.ts'
import { addPicture, useProofs } from '../withdrawals/proofs.ts'
import { grantName } from './offer.ts'
import { changedView, openPromotion, type Taker } from './take-part.ts'

type Asked = Omit<Parsed<Endpoints['applyPromotion']>, 'id'>

/** Takes a picture for an application, while the offer runs. */
export async function addPromotionPicture(deps: Deps, caller: Caller, id: string, stream: Readable): Promise<string> {
  const reader = readerOf(caller.merchant, caller)
  const found = await promotionRow(deps.db, reader, id)
  if (!found) throw new AppError('NOT_FOUND')
  if (found.state !== 'JOIN' || found.promotion.kind !== 'APPLY') throw new AppError('STATE_INVALID')
  return await addPicture(deps, caller, grantName(id, caller.memberId), stream)
}

/**
 * Sends an application, which an operator decides. After a rejection a member can apply again while the offer runs.
 * @throws AppError NOT_FOUND, PROMO_CLOSED, STATE_INVALID, CONTACT_REQUIRED, FILE_COUNT
 */
export async function applyPromotion(tx: Tx, taker: Taker, id: string, asked: Asked) {
  const { promotion, state } = await openPromotion(tx, taker, id, ['APPLY'])
  const { terms } = promotion
  if (!terms || !(state === 'JOIN' || state === 'REJECTED')) throw new AppError('STATE_INVALID', { state })
  checkContent(terms, asked)
  const { memberId } = taker
  const pictures = await useProofs(tx, memberId, grantName(id, memberId), asked.pictures)
  const refNo = newRef('PA')
  await tx.insert(promotionApplications).values({
    ...{ refNo, merchant: promotion.merchant, promotionId: id, memberId, terms, pictures },
    ...{ comment: asked.comment.trim(), contact: asked.contact ?? null },
  })
  const isOwn = and(eq(promotionEntries.promotionId, id), eq(promotionEntries.memberId, memberId))
  const renewed = await tx
    .update(promotionEntries)
    .set({ terms })
    .where(isOwn)
    .returning({ id: promotionEntries.memberId })
  if (renewed.length === 0) await tx.insert(promotionEntries).values({ promotionId: id, memberId, terms })
  return { ...(await changedView(tx, taker, id)), refNo }
}

const phone = /^\+?\d{8,15}$/

function checkContent({ needs }: PromotionTerms, { comment, contact, pictures }: Asked): void {
  const kinds = needs?.contact ?? []
  if (kinds.length > 0 && !(contact && kinds.includes(contact.kind)))
    throw new AppError('CONTACT_REQUIRED', { contact: kinds })
  if (contact && !phone.test(contact.value.replaceAll(/[\s()-]/g, ''))) throw wrong('contact.value')
  if (needs?.comment && comment.trim() === '') throw wrong('comment')
  if (needs?.images && pictures.length === 0) throw new AppError('FILE_COUNT', { min: 1, max: maxPictures })
}

const wrong = (field: string) => new AppError('VALIDATION_FAILED', { fields: [{ field, rule: 'required' }] })
