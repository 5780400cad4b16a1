import { useStore } from 'react-redux'
import { headersOf } from './base-query.ts'
import type { ApiContext, ApiError } from './context.ts'
import { send } from './send.ts'

/** A picture takes longer than a write on a slow phone. */
const UPLOAD_TIMEOUT_MS = 60_000

export type Uploaded = { data: { id: string } } | { error: ApiError }

/**
 * Sends a picture about a deposit or withdrawal, or for a promotion, as the body itself. It is no row of the endpoint table, whose
 * rows take JSON. The same picture again is the same proof, so a retry needs no key.
 */
const uploadProof =
  (path: string, file: Blob) =>
  async (_dispatch: unknown, _state: unknown, context: ApiContext): Promise<Uploaded> => {
    const headers = headersOf(context, context.getToken(), null, file.type)
    const limits = { signal: new AbortController().signal, timeoutMs: UPLOAD_TIMEOUT_MS }
    const { answer } = await send(context, path, { method: 'POST', headers, body: file }, limits)
    return answer as Uploaded
  }

const paths = {
  withdraw: (refNo: string) => `/wps/mc/withdraw/${encodeURIComponent(refNo)}/proofs`,
  deposit: (refNo: string) => `/wps/mc/deposit/${encodeURIComponent(refNo)}/pictures`,
  promotion: (id: string) => `/wps/mc/promotions/${encodeURIComponent(id)}/pictures`,
}
/** The subject of a picture. */
export type ProofCase = { of: keyof typeof paths; id: string }

export function useUploadProof() {
  const dispatch = useStore().dispatch as unknown as (thunk: ReturnType<typeof uploadProof>) => Promise<Uploaded>
  return ({ of, id }: ProofCase, file: Blob) => dispatch(uploadProof(paths[of](id), file))
}
