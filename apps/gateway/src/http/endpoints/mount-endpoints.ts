import {
  AppError,
  type Endpoint,
  endpoints,
  type Handlers,
  isServed,
  type RequestFacts,
} from '@boardwalk/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { within } from '../../db/deadline.ts'
import type { Deps } from '../../deps.ts'
import { checkSite } from '../../permission/gate.ts'
import { checkHuman } from '../../security/human.ts'
import { readToken } from '../../session/tokens.ts'
import { openWorkQueues } from '../../work-queue.ts'
import { sendFailure, successBody } from '../envelope.ts'
import { logFailure } from '../errors.ts'
import { apiHeaders } from '../headers.ts'
import { sendJson } from '../send-json.ts'
import { authorize } from './authorize.ts'
import { isUnchanged, sharedCache } from './caching.ts'
import { readFacts } from './facts.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import { needsHuman } from './needs-human.ts'
import { openRateLimiter, type RateLimiter, refuseBeyond } from './rate.ts'
import { rateHeaders } from './rate-headers.ts'
import { readInput } from './read-input.ts'
import { replyHeaders } from './reply-headers.ts'
import { type AnyHandler, declared, type MountedEndpoint, prepareEndpoint } from './run-endpoint.ts'
import { openUnknownTokens, type UnknownTokens } from './unknown-tokens.ts'

export type AllHandlers = Handlers<typeof endpoints>

/** Requests of one session, and of one account, that work at once; the rest waits for these, and for nothing else. */
const perCaller = { concurrency: 4, queue: 300, waitMs: 4_000 }
type Gates = { limit: RateLimiter; share: ReturnType<typeof openWorkQueues>; unknownTokens: UnknownTokens }

/** Database time budget of one request. A write may wait for a lock more than once. */
const budgetMs = { query: 5_000, mutation: 8_000 }

/** Turns every row of the endpoint table into a route. */
export function mountEndpoints(app: FastifyInstance, deps: Deps, handlers: AllHandlers): void {
  const unknownTokens = openUnknownTokens(deps.config.rateFactor)
  const share = openWorkQueues({ ...perCaller, waitMs: perCaller.waitMs * deps.config.waitFactor })
  const gates = { limit: openRateLimiter(deps), share, unknownTokens }
  for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
    // The one cast of the loop: the table's types were checked where the handlers were written.
    const handle = handlers[name as keyof AllHandlers] as unknown as AnyHandler
    const endpoint = prepareEndpoint(name, row, handle, deps.config.checksAnswers)
    app.route({
      method: row.method,
      url: row.path,
      handler: (request, reply) => serve(deps, gates, endpoint, request, reply),
    })
  }
}

async function serve(
  deps: Deps,
  gates: Gates,
  endpoint: MountedEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = readToken(request.headers.authorization)
  const work = () =>
    within(budgetMs[endpoint.row.kind] * deps.config.waitFactor, () => answer(deps, gates, endpoint, request, reply))
  try {
    return await (token ? gates.share(token, work) : work())
  } catch (error) {
    const known = declared(endpoint, error, deps.log)
    logFailure(request, known)
    return sendFailure(reply, known, deps.clock())
  }
}

async function answer(
  deps: Deps,
  { limit, share, unknownTokens }: Gates,
  endpoint: MountedEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name, row } = endpoint
  const facts: RequestFacts = { ...readFacts(deps, request), idempotencyKey: undefined }
  await checkSite(deps, row, facts)
  if (row.kind === 'mutation' && deps.disk.isReadOnly() && !isServed(row, 'readOnly')) throw new AppError('READ_ONLY')
  const caller = await authorize({ ...deps, unknownTokens }, row, facts)
  const windows = await limit(row.rate, name, { ip: facts.ip, memberId: caller?.memberId })
  reply.headers(rateHeaders(row.rate, windows))
  refuseBeyond(windows)
  facts.idempotencyKey = readIdempotencyKey(row, request)
  const input = await readInput(deps, row, request)
  if (row.human && needsHuman(row, { input, caller })) {
    const proof = typeof input.altcha === 'string' ? input.altcha : undefined
    await checkHuman(deps, proof, { purpose: row.human, path: row.path }, facts.ip)
  }
  const work = () => endpoint.handle({ input, caller, request: facts })
  // Sessions of one account wait for the same rows.
  const value = endpoint.serialise(await (caller ? share(`account ${caller.memberId}`, work) : work()))
  reply.headers(apiHeaders)
  const cache = sharedCache(row, caller)
  if (cache) {
    if (isUnchanged(cache, value, request, reply)) return reply.code(304).send()
  } else reply.header('cache-control', 'no-store')
  const extra = replyHeaders(facts)
  if (extra) reply.headers(extra)
  return await sendJson(request, reply, successBody(value, facts.traceId, deps.clock()))
}
