import type { Readable } from 'node:stream'
import { AppError, type Endpoint, endpoints } from '@boardwalk/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { authorize } from '../http/endpoints/authorize.ts'
import { readFacts } from '../http/endpoints/facts.ts'
import { openRateLimiter, refuseBeyond } from '../http/endpoints/rate.ts'
import { openUnknownTokens } from '../http/endpoints/unknown-tokens.ts'
import { successBody } from '../http/envelope.ts'
import { apiHeaders } from '../http/headers.ts'
import { parse } from '../ops/answer-operator.ts'
import { addProof } from './proofs.ts'
import { maxPictureBytes } from './store-picture.ts'

const Params = v.object({ refNo: v.pipe(v.string(), v.regex(/^WD[\w-]{5,40}$/)) })
const row: Endpoint = endpoints.receiveWithdrawal

/**
 * `POST /wps/mc/withdraw/:refNo/proofs`: one picture as the body itself, so that it is written while it arrives. Answers
 * the id that the player's answer names (decision 24).
 */
export function mountProofs(app: FastifyInstance, deps: Deps): void {
  const unknownTokens = openUnknownTokens(deps.config.rateFactor)
  const limit = openRateLimiter(deps)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(['image/png', 'image/jpeg'], (_request, payload, done) => done(null, payload))
    scope.post('/wps/mc/withdraw/:refNo/proofs', async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        if (deps.disk.isReadOnly()) throw new AppError('READ_ONLY')
        const facts = readFacts(deps, request)
        const caller = await authorize({ ...deps, unknownTokens }, row, facts)
        if (!caller) throw new AppError('AUTH_REQUIRED')
        const windows = await limit('u', 'proofs', { ip: facts.ip, memberId: caller.memberId })
        refuseBeyond(windows)
        if (Number(request.headers['content-length'] ?? 0) > maxPictureBytes)
          throw new AppError('PAYLOAD_TOO_LARGE', { maxBytes: maxPictureBytes })
        const { refNo } = parse(Params, request.params)
        const id = await addProof(deps, caller, refNo, request.body as Readable)
        reply.headers({ ...apiHeaders, 'cache-control': 'no-store' })
        return reply.send(successBody(JSON.stringify({ id }), request.id, deps.clock()))
      } catch (error) {
        // The rest of a refused upload is not read.
        reply.header('connection', 'close')
        throw error
      }
    })
  })
}
