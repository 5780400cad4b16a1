import { randomUUID } from 'node:crypto'
import { signatureOf } from '../../callbacks/signature.ts'
import { paymentProvider, paymentSecrets } from '../../callbacks/verify.ts'
import { sql } from '../../db/orm.ts'
import type { Deps } from '../../deps.ts'
import { notifyPath } from '../mount-payments.ts'

type Delivery = { path: string; body: string; headers: Record<string, string> }
/** Delivers a signed message; answers the HTTP status. */
export type Deliver = (delivery: Delivery) => Promise<number>

const batch = 20

/** Over the network, as a provider's message would come. */
export const deliverTo =
  ({ config }: Pick<Deps, 'config'>): Deliver =>
  async ({ path, body, headers }) => {
    const url = `http://127.0.0.1:${config.port}${path}`
    return (await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(5_000) })).status
  }

type Due = {
  id: string
  merchant: string
  body: Record<string, unknown>
  copies: number
  isSpoilt: boolean
  tries: number
}

/** The next try is set before this one, so that a process that dies loses nothing and two of them send little twice. */
const claim = sql`UPDATE sandbox_event SET tries = tries + 1, due_at = now() + least(60, 2 ^ tries) * interval '1 second'
  WHERE id IN (SELECT id FROM sandbox_event WHERE sent_at IS NULL AND due_at <= now()
    ORDER BY due_at LIMIT ${batch} FOR UPDATE SKIP LOCKED)
  RETURNING id, merchant, body, copies, is_spoilt AS "isSpoilt", tries`

/** Sends the sandbox provider's due messages; refused ones are sent again. Returns the number of accepted ones. */
export async function sendSandboxEvents(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  deliver: Deliver,
): Promise<number> {
  const { rows } = await deps.db.execute<Due>(claim)
  const taken = await Promise.all(rows.map((due) => sendEvent(deps, due, deliver)))
  return taken.filter(Boolean).length
}

async function sendEvent(deps: Pick<Deps, 'db' | 'config' | 'clock'>, due: Due, deliver: Deliver): Promise<boolean> {
  const isSpoilt = due.isSpoilt && due.tries === 1
  const copies = Array.from({ length: due.copies }, () => deliver(signed(deps, due, isSpoilt)).catch(() => 503))
  if (!(await Promise.all(copies)).every((status) => status === 200)) return false
  await deps.db.execute(sql`UPDATE sandbox_event SET sent_at = now() WHERE id = ${due.id}`)
  return true
}

function signed(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { id, merchant, body }: Due,
  isSpoilt: boolean,
): Delivery {
  const now = clock()
  const text = JSON.stringify({ ...body, eventId: id, at: now.toISOString() })
  const [timestamp, nonce] = [String(now.getTime()), randomUUID()]
  const secret = isSpoilt ? 'spoilt' : (paymentSecrets({ config }, merchant)[0] ?? '')
  const facts = { timestamp, nonce, method: 'POST', path: notifyPath, body: Buffer.from(text) }
  return {
    path: notifyPath,
    body: text,
    headers: {
      ...{ 'content-type': 'application/json', 'x-provider': paymentProvider(merchant), 'x-timestamp': timestamp },
      ...{ 'x-nonce': nonce, 'x-signature': signatureOf(secret, facts) },
    },
  }
}
