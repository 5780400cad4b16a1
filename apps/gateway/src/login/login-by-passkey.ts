import {
  AppError,
  type Call,
  type endpoints,
  type LoginOk,
  type PasskeyProof,
  type RequestFacts,
} from '@boardwalk/api-client/contract'
import type { Tx } from '../db/client.ts'
import { and, eq, sql } from '../db/orm.ts'
import { type MemberRow, members } from '../db/schema/member.ts'
import { passkeys } from '../db/schema/passkey.ts'
import type { Deps } from '../deps.ts'
import { mailOwner } from '../mail/mail-owner.ts'
import { notifyOwner } from '../member/notify-owner.ts'
import { invalid, judged, library, newChallenge, spendChallenge, timeout } from '../passkeys/ceremony.ts'
import { type RelyingParty, relyingPartyOf } from '../passkeys/relying-party.ts'
import { userHandleOf } from '../passkeys/user-handle.ts'
import { audit } from '../security/audit.ts'
import { familiarityOf } from '../verification/known-networks.ts'
import { checkAdmission } from './admission.ts'
import { signIn } from './sign-in.ts'

type StartCall = Call<(typeof endpoints)['startPasskeyLogin']>
type LoginCall = Call<(typeof endpoints)['login']>
type Passkey = typeof passkeys.$inferSelect
type Known = { passkey: Passkey; member: MemberRow }

export async function startPasskeyLogin(deps: Deps, { request }: StartCall) {
  const { id: rpId } = relyingPartyOf(deps, request)
  const challenge = await newChallenge(deps, { merchant: request.merchant, sessionId: null })
  return {
    challenge: Buffer.from(challenge).toString('base64url'),
    rpId,
    timeout,
    userVerification: 'required' as const,
  }
}

/**
 * Signs in with a passkey: the device and its owner's finger, face or PIN are two proofs, so a new place needs no other.
 * An old or given password is no reason to stop here, as after a code.
 */
export async function loginByPasskey(deps: Deps, { input, request }: LoginCall): Promise<LoginOk> {
  const proof = input.passkey
  if (!proof) throw new AppError('VALIDATION_FAILED', { fields: [{ field: 'passkey', rule: 'required' }] })
  const party = relyingPartyOf(deps, request)
  const challenge = await spendChallenge(deps, proof.response, { merchant: request.merchant, sessionId: null })
  const known = await passkeyOf(deps, request.merchant, proof.id)
  const counter = await counterOf({ proof, known, party, challenge }).catch((error: unknown) =>
    refuse(deps, request, known, error),
  )
  const { member, passkey } = known as Known
  checkAdmission(member, input.side)
  const { isKnown, hasAny } = await familiarityOf(deps.pool, member.id, request.ip)
  const { notice, ...answer } = await deps.db.transaction(async (tx) => {
    await countUse(tx, passkey, counter)
    const notice = hasAny && !isKnown ? await notifyOwner(tx, member, 'place', request.ip) : null
    const detail = { passkey: passkey.id }
    return { notice, ...(await signIn(tx, deps, { member, request, mustChange: false, action: 'login', detail })) }
  })
  if (notice) mailOwner(deps, member, notice)
  return answer
}

async function passkeyOf({ db }: Deps, merchant: string, credentialId: string): Promise<Known | undefined> {
  const isIt = and(eq(passkeys.credentialId, credentialId), eq(members.merchant, merchant))
  const found = db.select({ passkey: passkeys, member: members }).from(passkeys)
  const [known] = await found.innerJoin(members, eq(members.id, passkeys.memberId)).where(isIt)
  return known
}

type Judged = { proof: PasskeyProof; known: Known | undefined; party: RelyingParty; challenge: string }

/** Checks the signature and who made it; returns the authenticator's new count. A copy of it would repeat a count. */
async function counterOf({ proof, known, party, challenge }: Judged): Promise<number> {
  const userHandle = known && userHandleOf(known.member.id)
  if (!known || !userHandle || proof.response.userHandle !== userHandle) throw invalid()
  const { credentialId: id, publicKey, counter } = known.passkey
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await judged(() =>
    verifyAuthenticationResponse({
      response: { ...proof, response: { ...proof.response, userHandle }, clientExtensionResults: {} },
      ...{ expectedChallenge: challenge, expectedOrigin: party.origins, expectedRPID: party.id },
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
    }),
  )
  if (!verified) throw invalid()
  return authenticationInfo.newCounter
}

/** Two answers with one count cannot both be from the authenticator. */
async function countUse(tx: Tx, { id }: Passkey, counter: number): Promise<void> {
  const isLater = sql`(${passkeys.counter} < ${counter} OR (${passkeys.counter} = 0 AND ${counter} = 0))`
  const counted = await tx
    .update(passkeys)
    .set({ counter, usedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isLater))
    .returning({ id: passkeys.id })
  if (counted.length === 0) throw invalid()
}

/** A refused try is in the history of the account whose passkey it named. */
async function refuse(deps: Deps, request: RequestFacts, known: Known | undefined, error: unknown): Promise<never> {
  const { merchant, ip, traceId } = request
  const of = { merchant, memberId: known?.member.id ?? null, ip, traceId }
  await audit(deps.db, { ...of, action: 'login', succeeded: false, detail: { passkey: known?.passkey.id ?? null } })
  throw error
}
