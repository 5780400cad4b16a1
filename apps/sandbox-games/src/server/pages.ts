import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Games } from '../kernel/kinds.ts'
import { heroDrawing, skinOf } from '../skins/skin.ts'

type Options = { clientDir: string; frameAncestors: string; games: Games }

/** Facts of an engine for a catalogue. */
const listed = ({ facts }: Games[string]) => {
  const { engine, rtp, volatility, lines, features, stakes, maxWin } = facts
  return { engine, rtp, volatility, minStake: stakes[0], maxStake: stakes.at(-1), stakes, lines, features, maxWin }
}

const dayLong = 'public, max-age=86400'

/** The page that plays, the page that checks, their files, and the list of engines. */
export async function mountPages(app: FastifyInstance, { clientDir, frameAncestors, games }: Options) {
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
  app.get('/engines', () => Object.values(games).map(listed))
  app.get<{ Params: { name: string } }>('/skin/:name.json', ({ params: { name } }, reply) => {
    const skin = skinOf(name)
    const heroes = skin.heroes.map((hero) => `/hero/${hero}.svg`)
    return reply.header('cache-control', dayLong).send({ ...skin, heroes })
  })
  app.get<{ Params: { name: string } }>('/hero/:name.svg', ({ params: { name } }, reply) => {
    const drawing = heroDrawing(name)
    if (!drawing) return reply.code(404).send({ code: 'NOT_FOUND' })
    return reply.header('cache-control', dayLong).type('image/svg+xml').send(drawing)
  })
  const verifier = join(clientDir, 'verify.html')
  const check = existsSync(verifier) ? readFileSync(verifier, 'utf8') : null
  app.get('/verify', (_, reply) => {
    if (check === null) return reply.code(404).send({ code: 'NOT_FOUND' })
    return reply.headers(verifierHeaders(check)).type('text/html; charset=utf-8').send(check)
  })
}

/** `'self'` has no effect in a page of an opaque origin, so its address is spelled out. */
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

const hashesOf = (page: string, tag: 'script' | 'style') =>
  [...page.matchAll(new RegExp(`<${tag}[^>]*>(.+?)</${tag}>`, 'gs'))]
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')

/** A single file without addresses, which works offline. Only its own script may run. */
const verifierHeaders = (page: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${hashesOf(page, 'script')}`,
    `style-src ${hashesOf(page, 'style')}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
})
