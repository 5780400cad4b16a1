import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { stakeChoices } from '../engine/stakes.ts'
import { createDeliveries } from './deliveries.ts'
import { nextCommitment, openGame, PlayError, sessionOf, shown, spin } from './play.ts'
import type { Store } from './store.ts'
import type { Wallet } from './wallet.ts'

export type Parts = { store: Store; wallet: Wallet; clientDir: string; frameAncestors: string }

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))
const Open = v.strictObject({ launchToken: text(128), merchant: text(32), game: text(64) })
const Spin = v.strictObject({
  spinId: v.pipe(v.string(), v.uuid()),
  stake: v.picklist(stakeChoices),
  clientSeed: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
})

function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (!result.success) throw new PlayError('BAD_REQUEST', 400)
  return result.output
}

const bearerOf = ({ headers }: FastifyRequest) => /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1] ?? ''

/** The vendor's server: the page of the game and the calls it makes. Games run in an opaque origin, hence the open CORS. */
export async function buildApp({ store, wallet, clientDir, frameAncestors }: Parts) {
  const app = Fastify({ bodyLimit: 4096, forceCloseConnections: true })
  const deliveries = createDeliveries(store, wallet)
  const session = (request: FastifyRequest) => sessionOf(store, bearerOf(request))

  app.addHook('onSend', async (_, reply) => allowOpaqueOrigin(reply))
  app.options('/api/*', (_, reply) => reply.code(204).send())
  app.setErrorHandler((error, _, reply) => {
    const known =
      error instanceof PlayError
        ? error
        : new PlayError(statusOf(error) < 500 ? 'BAD_REQUEST' : 'INTERNAL', statusOf(error))
    return reply.code(known.status).send({ code: known.code })
  })

  app.get('/healthz', () => ({ ok: true }))
  app.post('/api/open', async (request) => {
    const { merchant, launchToken, game } = parse(Open, request.body)
    return openGame(store, wallet, merchant, launchToken, game)
  })
  app.post('/api/spin', (request) => spin({ store, wallet, deliveries }, session(request), parse(Spin, request.body)))
  app.get('/api/rounds', async (request) => {
    const { id } = session(request)
    const rounds = await Promise.all(store.pastRounds(id).map(shown))
    return { rounds, nextCommitment: await nextCommitment(store, id) }
  })

  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  })
  const page = readFileSync(join(clientDir, 'index.html'), 'utf8')
  app.get('/play', (request, reply) =>
    reply
      .headers(pageHeaders(`${request.protocol}://${request.host}`, frameAncestors))
      .type('text/html; charset=utf-8')
      .send(page),
  )

  app.addHook('onReady', async () => deliveries.resume())
  app.addHook('onClose', async () => {
    deliveries.stop()
    store.close()
  })
  return app
}

const statusOf = (error: unknown) => (error as { statusCode?: number }).statusCode ?? 500

function allowOpaqueOrigin(reply: FastifyReply) {
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '600',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (!reply.getHeader('cache-control')) reply.header('cache-control', 'no-store')
}

/** `'self'` means nothing to a page in an opaque origin, so its own address is spelled out. */
const pageHeaders = (own: string, frameAncestors: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${own} data:`,
    `connect-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; '),
})
