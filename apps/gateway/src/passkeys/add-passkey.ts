import { AppError, type Call, type endpoints } from '@boardwalk/api-client/contract'
import { and, eq } from '../db/orm.ts'
import { passkeys } from '../db/schema/passkey.ts'
import type { Deps } from '../deps.ts'
import { newId } from '../ids.ts'
import { ownMember } from '../member/member-info.ts'
import { protect } from '../security-centre/protect.ts'
import { deviceOf } from '../session/device.ts'
import { demandRecentProof } from '../verification/step-up.ts'
import { invalid, judged, library, newChallenge, spendChallenge, timeout } from './ceremony.ts'
import { mostPasskeys, ownPasskeys } from './own-passkeys.ts'
import { relyingPartyOf } from './relying-party.ts'
import { userHandleOf } from './user-handle.ts'

/** Ed25519, ECDSA and RSA: authenticators in use have one of them, and every supported Node checks them. */
const algorithms = [-8, -7, -257]
/** The passkey names its account itself, and the device asks for finger, face or PIN. */
const demands = { residentKey: 'required', requireResidentKey: true, userVerification: 'required' } as const

type StartCall = Call<(typeof endpoints)['startPasskey']>

export async function startPasskey(deps: Deps, { caller, request }: StartCall) {
  const party = relyingPartyOf(deps, request)
  await demandRecentProof(deps, caller)
  const member = await ownMember(deps, caller.memberId)
  const own = await ownPasskeys(deps.db, member.id)
  if (own.length >= mostPasskeys) throw new AppError('STATE_INVALID')
  const challenge = Buffer.from(await newChallenge(deps, caller)).toString('base64url')
  return {
    ...{ challenge, timeout, attestation: 'none' as const, authenticatorSelection: demands },
    rp: { id: party.id, name: party.name },
    user: { id: userHandleOf(member.id), name: member.username, displayName: member.nickname },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: own.map(({ credentialId: id }) => ({ id, type: 'public-key' as const })),
  }
}

type AddCall = Call<(typeof endpoints)['addPasskey']>

/** Stores a passkey of this session. Its challenge was the proof, so none is asked again. A repeat answers success. */
export async function addPasskey(deps: Deps, { input, caller, request }: AddCall) {
  const party = relyingPartyOf(deps, request)
  const member = await ownMember(deps, caller.memberId)
  const isOwn = and(eq(passkeys.memberId, member.id), eq(passkeys.credentialId, input.passkey.id))
  const [stored] = await deps.db.select({ id: passkeys.id }).from(passkeys).where(isOwn)
  if (stored) return stored
  const key = await readKey(deps, { input, caller, party })
  const agent = request.headers['user-agent']
  const name = input.name.trim() || (typeof agent === 'string' ? deviceOf(agent) : null)
  return await protect(deps, { caller, member, request, action: 'addPasskey', notice: 'passkeyAdded' }, async (tx) => {
    const row = { ...key, id: newId(), memberId: member.id, name }
    const [added] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
    if (!added) throw invalid()
    return added
  })
}

type Read = Pick<AddCall, 'input' | 'caller'> & { party: ReturnType<typeof relyingPartyOf> }

/** Checks the authenticator's answer to the session's challenge. */
async function readKey(deps: Deps, { input: { passkey }, caller, party }: Read) {
  const expectedChallenge = await spendChallenge(deps, passkey.response, caller)
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await judged(() =>
    verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      ...{ expectedChallenge, expectedOrigin: party.origins, expectedRPID: party.id },
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!registrationInfo) throw invalid()
  const { id, publicKey, counter } = registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter }
}
