import type { BootEntry } from '@boardwalk/api-client/contract'
import type { FastifyRequest } from 'fastify'
import { staleCache } from '../cache/stale-cache.ts'
import type { EdgeDeps } from './edge-deps.ts'
import type { Visit } from './visit.ts'

/** A visitor who gets a personal screen instead of the shared page. */
export type Closed = { status: 503 | 403; entry: BootEntry }

const statusCodes: Record<number, Closed['status']> = { 1: 503, 2: 403 }

/**
 * Asks the system status for this visitor's address: 1 is maintenance, 2 a region that may not play (visitor
 * specification §4). The answer contains the address, so it never enters a shared page.
 */
export function siteGate(deps: EdgeDeps) {
  const answers = staleCache<Closed | null>({ freshMs: 2000, staleMs: 3000, max: 10_000, clock: deps.clock })
  return (request: FastifyRequest, { merchant, language, origin }: Visit): Promise<Closed | null> => {
    const visitor = {
      merchant: merchant.code,
      language,
      host: new URL(origin).hostname,
      ip: request.ip,
      headers: request.headers,
    }
    const ask = async () => closedBy(await deps.call('systemStatus', {}, visitor))
    const onRenewalError = (error: unknown) => deps.log.warn({ err: error }, 'the system status could not be renewed')
    return answers.get(`${merchant.code} ${language} ${request.ip}`, ask, onRenewalError)
  }
}

function closedBy(value: unknown): Closed | null {
  const status = statusCodes[(value as { status: number }).status]
  return status ? { status, entry: { endpoint: 'systemStatus', arg: {}, value } } : null
}
