import type { Readable } from 'node:stream'
import { AppError, type Caller, type Endpoint, endpoints } from '@boardwalk/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { addSlipPicture } from '../cashier/slip.ts'
import type { Deps } from '../deps.ts'
import { authorize } from '../http/endpoints/authorize.ts'
import { readFacts } from '../http/endpoints/facts.ts'
import { openRateLimiter, refuseBeyond } from '../http/endpoints/rate.ts'
import { openUnknownTokens } from '../http/endpoints/unknown-tokens.ts'
import { successBody } from '../http/envelope.ts'
import { apiHeaders } from '../http/headers.ts'
import { parse } from '../ops/answer-operator.ts'
import { addPromotionPicture } from '../promotions/apply.ts'
import { addProof } from './proofs.ts'
import { maxPictureBytes } from './read-picture.ts'

type Place = {
  path: string
  /** The row whose rules of access hold. */
  row: Endpoint
  add(deps: Deps, caller: Caller, params: unknown, picture: Readable): Promise<string>
}

const Deposit = v.object({ refNo: v.pipe(v.string(), v.regex(/^DP[\w-]{5,40}$/)) })
const Withdrawal = v.object({ refNo: v.pipe(v.string(), v.regex(/^WD[\w-]{5,40}$/)) })
const Promotion = v.object({ id: v.pipe(v.string(), v.uuid()) })
const places: readonly Place[] = [
  {
    path: '/wps/mc/deposit/:refNo/pictures',
    row: endpoints.sendSlip,
    add: (deps, caller, params, picture) => addSlipPicture(deps, caller, parse(Deposit, params).refNo, picture),
  },
  {
    path: '/wps/mc/withdraw/:refNo/proofs',
    row: endpoints.receiveWithdrawal,
    add: (deps, caller, params, picture) => addProof(deps, caller, parse(Withdrawal, params).refNo, picture),
  },
  {
    path: '/wps/mc/promotions/:id/pictures',
    row: endpoints.applyPromotion,
    add: (deps, caller, params, picture) => addPromotionPicture(deps, caller, parse(Promotion, params).id, picture),
  },
]

/**
 * Takes one picture as the body itself, so that a part is never more than one. Answers the id that the player's answer
 * or application names (decision 24).
 */
export function mountProofs(app: FastifyInstance, deps: Deps): void {
  const unknownTokens = openUnknownTokens(deps.config.rateFactor)
  const limit = openRateLimiter(deps)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(['image/png', 'image/jpeg'], (_request, payload, done) => done(null, payload))
    for (const place of places) scope.post(place.path, (request, reply) => take(place, request, reply))
  })
  async function take({ row, add }: Place, request: FastifyRequest, reply: FastifyReply) {
    try {
      if (deps.disk.isReadOnly()) throw new AppError('READ_ONLY')
      const facts = readFacts(deps, request)
      const caller = await authorize({ ...deps, unknownTokens }, row, facts)
      if (!caller) throw new AppError('AUTH_REQUIRED')
      const windows = await limit('u', 'proofs', { ip: facts.ip, memberId: caller.memberId })
      refuseBeyond(windows)
      if (Number(request.headers['content-length'] ?? 0) > maxPictureBytes)
        throw new AppError('PAYLOAD_TOO_LARGE', { maxBytes: maxPictureBytes })
      const id = await add(deps, caller, request.params, request.body as Readable)
      reply.headers({ ...apiHeaders, 'cache-control': 'no-store' })
      return reply.send(successBody(JSON.stringify({ id }), request.id, deps.clock()))
    } catch (error) {
      // The rest of a refused upload is not read.
      reply.header('connection', 'close')
      throw error
    }
  }
}
