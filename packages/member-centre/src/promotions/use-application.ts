import { usePaidWrite } from '@boardwalk/shell/write'
import { useState } from 'react'
import { useProofs } from '../withdraw/use-proofs.ts'
import type { Shown } from './types.ts'
import type { OfferWrites } from './use-offer-writes.ts'

export const MAX_COMMENT = 140
const maxPictures = 3
/** As the gateway takes it: 8 to 15 digits. */
const phone = /^\+?\d{8,15}$/

/** The typed values of an application, their mistakes, and the write. */
export function useApplication({ id, offer }: Shown, sent: OfferWrites['apply']) {
  const {
    comment: needsComment,
    images,
    contact: kinds,
  } = offer.needs ?? { comment: false, images: false, contact: [] }
  const [comment, setComment] = useState('')
  const [number, setNumber] = useState('')
  const [kind, setKind] = useState(kinds[0] ?? 'ZALO')
  const proofs = useProofs({ of: 'promotion', id })
  const wrong = {
    comment: needsComment && comment.trim() === '',
    number: kinds.length > 0 && !phone.test(number.replaceAll(/[\s()-]/g, '')),
    pictures: proofs.isSending || (images && proofs.ids.length === 0),
  }
  const body = {
    ...{ id, comment: comment.trim(), pictures: proofs.ids.slice(0, maxPictures) },
    ...(kinds.length > 0 && { contact: { kind, value: number } }),
  }
  return {
    ...usePaidWrite(sent, !Object.values(wrong).includes(true)),
    ...{ comment, setComment, number, setNumber, kind, setKind, kinds, proofs, wrong, body },
    ...{ needsComment, needsPictures: images },
  }
}
