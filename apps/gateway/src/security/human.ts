import { AppError, type HumanPurpose } from '@boardwalk/api-client/contract'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { countHit, readHits } from './rate-counter.ts'
import { useOnce } from './used-once.ts'

const expirySeconds = 300
const keepSeconds = 600
const freeUses = 5
const maxCost = 80_000

type Bound = { purpose: HumanPurpose; path: string }

const Payload = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.literal('PBKDF2/SHA-256'),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      expiresAt: v.number(),
      data: v.object({ purpose: v.string(), path: v.string() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

/** A proof of work bound to a purpose and a path; its cost doubles for an address that asks often (contract A8.7). */
export async function makeChallenge(deps: Deps, { purpose, path }: Bound, ip: string) {
  const uses = await readHits(deps, `human:${ip}`, keepSeconds)
  const doublings = Math.max(0, Math.min(uses - freeUses + 1, 4))
  const { cost, counter } = deps.config.human
  return await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: Math.min(cost * 2 ** doublings, maxCost),
    counter: randomInt(counter.max, counter.min),
    deriveKey,
    data: { purpose, path },
    expiresAt: Math.floor(deps.clock().getTime() / 1000) + expirySeconds,
    hmacSignatureSecret: deps.purposeKeys.humanChallenge.toString('base64url'),
    hmacKeySignatureSecret: deps.purposeKeys.humanAnswer.toString('base64url'),
  })
}

/** Refuses unless the text is an unused solution for this purpose and path. */
export async function checkHuman(deps: Deps, text: string | undefined, bound: Bound, ip: string): Promise<void> {
  const { challenge, solution } = readPayload(text)
  const { data } = challenge.parameters
  if (data.purpose !== bound.purpose || data.path !== bound.path) throw new AppError('HUMAN_CHECK_FAILED')
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: deps.purposeKeys.humanChallenge.toString('base64url'),
    hmacKeySignatureSecret: deps.purposeKeys.humanAnswer.toString('base64url'),
  })
  if (!verified) throw new AppError('HUMAN_CHECK_FAILED')
  if (!(await useOnce(deps.db, 'human', challenge.signature, keepSeconds))) throw new AppError('REPLAYED')
  await countHit(deps, `human:${ip}`, keepSeconds)
}

function readPayload(text: string | undefined): v.InferOutput<typeof Payload> {
  try {
    return v.parse(Payload, JSON.parse(Buffer.from(text ?? '', 'base64').toString('utf8')))
  } catch (cause) {
    throw new AppError('HUMAN_CHECK_FAILED', null, 'unreadable proof of work', { cause })
  }
}
