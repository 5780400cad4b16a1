import { isAppError } from '@boardwalk/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { within } from '../db/deadline.ts'
import type { Deps } from '../deps.ts'
import { lateRefusals } from '../late-refusals.ts'
import type { Ways } from './bet.ts'
import { openBetBatches } from './bet-batches.ts'
import { type Call, ReplayedNonce } from './context.ts'
import { dispatch } from './dispatch.ts'
import { fairShare } from './fair-share.ts'
import { openFlow } from './flow.ts'
import { type Action, messages } from './message.ts'
import { parseBody } from './parse-body.ts'
import { verifier } from './verify.ts'

const base = '/cb/gw/v1'
const maxBytes = 64 * 1024
/** Before the provider gives up after 3 s (contract E1). */
const hardStopMs = 2_500

/** The seamless-wallet API for game vendors (contract E1, E2). 200 is a final word; 5xx means "unknown, repeat". */
export function mountCallbacks(app: FastifyInstance, deps: Deps, wait = lateRefusals()): void {
  const verify = verifier(deps)
  const flow = openFlow(deps.config.rateFactor)
  const share = fairShare(deps.config.waitFactor)
  const takeCash = openBetBatches(deps)
  const waysOf = ({ provider }: Call): Ways => ({ takeCash, atDatabase: (work) => share.atDatabase(provider, work) })
  app.register(async (scope) => {
    // The signature is over the raw bytes, so nothing may parse them before.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    for (const action of Object.keys(messages) as Action[]) {
      scope.post(`${base}/${action}`, async (request, reply) => {
        const call = verify(request)
        if (!call) return reply.code(401).send({})
        // Bets, wins and rollbacks alike: the provider repeats until they are taken.
        if (deps.disk.isReadOnly() && action !== 'balance') return sendReadOnly(reply)
        const body = parseBody(request.body)
        const player = playerIn(body)
        // Strangers can make a game request a launch; that must not use up the capacity of active players.
        const leave = flow.enter(action === 'authenticate' ? `${call.provider} ${action}` : call.provider, player)
        if (!leave) {
          await wait()
          return sendRefused(reply)
        }
        const work = within(hardStopMs * deps.config.waitFactor, () =>
          share.inTurn(call.provider, player, () => dispatch(call, action, body, waysOf(call))),
        ).finally(leave)
        return await withinBudget(deps, request, reply, work)
      })
    }
  })
}

const sendRefused = (reply: FastifyReply) => reply.code(429).header('retry-after', 1).send({ status: 'RATE_LIMITED' })

const sendReadOnly = (reply: FastifyReply) => reply.code(503).header('retry-after', 2).send({ status: 'READ_ONLY' })

/** The player of a message, before its schema has been checked. */
function playerIn(body: unknown): string | null {
  const player = (body as { player?: unknown } | null | undefined)?.player
  return typeof player === 'string' ? player.slice(0, 64) : null
}

/** The answer, or a timeout after which the caller no longer waits. */
async function withinBudget(deps: Deps, request: FastifyRequest, reply: FastifyReply, work: Promise<object>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, hardStopMs * deps.config.waitFactor, null)
  })
  try {
    const answer = await Promise.race([work, late])
    if (answer) return await reply.send(answer)
    work.catch((error) => deps.log.error({ err: error, url: request.url }, 'a callback failed after its time'))
    return await reply.code(503).send({ status: 'UNKNOWN' })
  } catch (error) {
    if (error instanceof ReplayedNonce) return reply.code(401).send({})
    // Turned away before anything was done.
    if (isAppError(error) && error.code === 'OVERLOADED') return sendRefused(reply)
    deps.log.error({ err: error, url: request.url }, 'callback not answered')
    return reply.code(503).send({ status: 'UNKNOWN' })
  } finally {
    clearTimeout(timer)
  }
}
