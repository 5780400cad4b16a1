import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '@boardwalk/api-client/contract'
import { and, eq, gt, sql } from '../db/orm.ts'
import { captchas } from '../db/schema/security.ts'
import type { Deps } from '../deps.ts'
import { captchaPng, captchaText } from './captcha-picture.ts'

const hashAnswer = (id: string, text: string): Buffer =>
  createHash('sha256').update(`${id} ${text.trim().toUpperCase()}`).digest()

/** A new picture, valid for five minutes and one try. */
export async function makeCaptcha({ db }: Deps, merchant: string) {
  const captchaId = randomBytes(18).toString('base64url')
  const text = captchaText()
  const expiresAt = sql`now() + interval '5 minutes'`
  const row = { id: captchaId, merchant, answerHash: hashAnswer(captchaId, text), expiresAt }
  const [stored] = await db.insert(captchas).values(row).returning({ expiresAt: captchas.expiresAt })
  if (!stored) throw new Error('A captcha was not stored.')
  const image = `data:image/png;base64,${(await captchaPng(text)).toString('base64')}`
  return { captchaId, image, expiresAt: stored.expiresAt.toISOString() }
}

export type CaptchaAnswer = { captchaId?: string | undefined; captcha?: string | undefined }

/** Refuses without the right text; right or wrong, the picture is used up. */
export async function checkCaptcha({ db }: Deps, merchant: string, answer: CaptchaAnswer): Promise<void> {
  const { captchaId, captcha } = answer
  if (!captchaId || !captcha) throw new AppError('CAPTCHA_REQUIRED', { captcha: true })
  const isThis = and(eq(captchas.id, captchaId), eq(captchas.merchant, merchant), gt(captchas.expiresAt, sql`now()`))
  const [found] = await db.delete(captchas).where(isThis).returning({ answerHash: captchas.answerHash })
  if (!found?.answerHash.equals(hashAnswer(captchaId, captcha))) throw new AppError('CAPTCHA_WRONG', { captcha: true })
}
