import type { Deps } from '../deps.ts'

/** A checked call: who signed it, and whether its nonce must still be claimed with the effect. */
export type Call = {
  deps: Pick<Deps, 'db' | 'pool' | 'merchants'>
  /** `X-Provider`: vendor engine and merchant, e.g. `sbx.walogm`; the scope of its `txId`s. */
  provider: string
  merchant: string
  nonce: string
}

/** The signature was right but was seen before. Answered 401, without a word why. */
export class ReplayedNonce extends Error {}

/** Uses up a call's nonce over all gateway processes; a bet does the same inside its one statement. */
export async function claimNonce({ deps, provider, nonce }: Call): Promise<void> {
  const { rowCount } = await deps.pool.query({
    name: 'callback-nonce',
    text: `INSERT INTO used_once (kind, id, expires_at) VALUES ('callback:' || $1, $2, now() + interval '5 minutes')
      ON CONFLICT DO NOTHING`,
    values: [provider, nonce],
  })
  if (rowCount !== 1) throw new ReplayedNonce()
}
