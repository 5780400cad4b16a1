import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { parse, text } from './parse.ts'
import { PlayError } from './play-error.ts'
import { signerOf } from './signed-call.ts'
import type { Parts } from './staking.ts'
import type { Confirmed } from './store/rows.ts'

const time = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))
const txId = text(64)
const Period = v.strictObject({ from: time, until: time, after: v.optional(v.strictObject({ at: time, txId })) })
const Named = v.strictObject({ txIds: v.pipe(v.array(txId), v.maxLength(1_000)) })
const Asked = v.union([Period, Named])
/** Holds 1,000 ids. */
const maxBytes = 128 * 1024
const beforeAll = { at: '', txId: '' }

/**
 * `POST /report/v1/confirmed`: the bets, wins and rollbacks that the wallet of the caller confirmed, of a period in pages
 * or by their ids, so that the operator can compare them with its ledger.
 */
export function mountReport(app: FastifyInstance, { store, now }: Pick<Parts, 'store' | 'now'>, secret: string): void {
  function answerTo(operator: string, asked: v.InferOutput<typeof Asked>) {
    const since = store.confirmedSince(now())
    if ('txIds' in asked)
      return { since, messages: store.confirmedNamed(operator, asked.txIds).map(toWire), next: null }
    const { from, until, after = beforeAll } = asked
    const { rows, next } = store.confirmedPage({ operator, from, until, after })
    return { since, messages: rows.map(toWire), next: next && { at: next.at, txId: next.txId } }
  }

  app.register(async (scope) => {
    // The signature is over the raw bytes, so nothing may parse them before.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/report/v1/confirmed', { bodyLimit: maxBytes }, (request) => {
      const operator = signerOf(request, secret, now())
      if (!operator) throw new PlayError('SIGNATURE_INVALID', 401)
      return answerTo(operator, parse(Asked, jsonOf(request.body)))
    })
  })
}

const toWire = ({ operator: _own, ...message }: Confirmed) => message

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
