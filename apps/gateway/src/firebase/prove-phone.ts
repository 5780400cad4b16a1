import { AppError } from '@boardwalk/api-client/contract'
import { type Phone, readE164 } from '../codes/phone.ts'
import type { Tx } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { useOnce } from '../security/used-once.ts'

/** Longer than a proof is taken. */
const keepSeconds = 3_600

/** Whether codes of a merchant are sent by Firebase. Throws FEATURE_OFF, or METHOD_UNAVAILABLE without a project. */
export async function demandFirebase({ settings, firebase }: Deps, merchant: string) {
  const { features } = await settings.of(merchant)
  if (!features.firebaseGoogle) throw new AppError('FEATURE_OFF', { feature: 'firebaseGoogle' })
  if (!firebase) throw new AppError('METHOD_UNAVAILABLE')
  return firebase
}

/** A proven phone, and the function that consumes its proof in the caller's transaction. */
export type ProvedPhone = { phone: Phone; spend: (tx: Tx) => Promise<void> }

/** The phone of a Firebase ID token. Each proof is used once at one merchant, even if the token is sent again. */
export async function provePhone(deps: Deps, merchant: string, token: string | undefined): Promise<ProvedPhone> {
  const { read } = await demandFirebase(deps, merchant)
  const { e164, proof } = await read(token)
  const spend = async (tx: Tx) => {
    if (await useOnce(tx, 'firebase', `${merchant} ${proof}`, keepSeconds)) return
    throw new AppError('OTP_INVALID', { attemptsLeft: 0 })
  }
  return { phone: readE164(e164), spend }
}
