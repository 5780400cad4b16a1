import Fastify, { type FastifyReply } from 'fastify'
import * as v from 'valibot'
import { createWallet, operatorSecret, sign } from '../../src/server/wallet.ts'
import { attacks, type Doing, mischief, type Refusal, refusals } from './attempts.ts'
import { attack, forgeSignatures, type RawSend, type Session } from './callbacks.ts'
import { hostilePage } from './page.ts'

const Asked = v.picklist(['behave', ...mischief, ...refusals])
const Attack = v.picklist(attacks)

const refuse: Record<Refusal, (reply: FastifyReply) => unknown> = {
  'server-hang': () => new Promise(() => undefined),
  'server-error': (reply) => reply.code(500).send('broken'),
  'server-reset': (reply) => reply.hijack().raw.destroy(),
  'server-drip': (reply) =>
    reply.hijack().raw.writeHead(200, { 'content-type': 'text/html' }).write('<!doctype html><title>slow</title>'),
}
const isRefusal = (doing: Doing): doing is Refusal => doing in refuse

type Options = { walletUrl: string; secret: string; storefront?: string }

/**
 * A hostile vendor with the vendor's real secret. A storefront whose `SANDBOX_ORIGIN` names this server frames its
 * page. `POST /do {do}` (for all later pages) or `/play?…&do=` chooses the page's behaviour.
 *
 * `POST /attack {name}` runs an attack on the money calls in the last launched session and answers
 * `[{name, answer, balance}]`; `POST /forge` sends calls whose signatures do not hold and answers `[{name, status}]`.
 */
export function buildHostile({ walletUrl, secret, storefront = walletUrl }: Options) {
  const app = Fastify({ forceCloseConnections: true })
  const wallet = createWallet({ walletUrl, secret })
  let doing: Doing = 'behave'
  let launched: { merchant: string; who: Session } | null = null

  app.get('/healthz', () => ({ ok: true }))
  app.post('/do', (request) => {
    doing = v.parse(v.object({ do: Asked }), request.body).do
    return { do: doing }
  })

  app.get<{ Querystring: Record<string, string | undefined> }>('/play', async ({ query }, reply) => {
    const { launchToken = '', merchant = '', game = '', do: asked = doing } = query
    const act = v.parse(Asked, asked)
    if (isRefusal(act)) return refuse[act](reply)
    const opened = await wallet.call(merchant, 'authenticate', { launchToken })
    const answer = opened.kind === 'answer' ? opened.answer : null
    if (answer?.player && answer.currency) {
      const { player, session = '', currency, gameCode = game } = answer
      launched = { merchant, who: { player, session, currency, gameCode } }
    }
    return reply.type('text/html; charset=utf-8').send(hostilePage(act, storefront))
  })

  const session = () => {
    if (!launched) throw new Error('no game was launched yet')
    return launched
  }
  app.post('/attack', async (request) => {
    const { name } = v.parse(v.object({ name: Attack }), request.body)
    const { merchant, who } = session()
    return attack(name, (action, body) => wallet.call(merchant, action, body), who)
  })
  app.post('/forge', async () => {
    const { merchant, who } = session()
    return forgeSignatures(bentSender(walletUrl, secret, merchant), who)
  })
  return app
}

const bentSender =
  (walletUrl: string, master: string, merchant: string): RawSend =>
  async (action, body, { secret, signedBody, ...bent }) => {
    const path = `/cb/gw/v1/${action}`
    const raw = JSON.stringify({ requestId: crypto.randomUUID(), ...body })
    const own = secret ?? operatorSecret(master, merchant)
    const headers = sign(own, `sbx.${merchant}`, path, signedBody ?? raw, bent)
    const { status } = await fetch(new URL(path, walletUrl), { method: 'POST', headers, body: raw })
    return { status }
  }
