import type { FastifyReply, FastifyRequest } from 'fastify'
import { bootSkin } from './boot-skin.ts'
import type { Edge } from './edge-deps.ts'
import { freshCache } from './fresh-cache.ts'
import { loginWall } from './login-wall.ts'
import { type Page, renderPage } from './page.ts'
import { sendPlain } from './plain-page.ts'
import { sendPage } from './send-page.ts'
import { type Closed, siteGate } from './site-gate.ts'
import type { BundleOf } from './storefront-bundles.ts'
import { readVisit, type Visit } from './visit.ts'

/** Seconds, not minutes: a page holds jackpots and winners, and a renewal costs one render for all its visitors. */
const lifetime = { freshMs: 5000, staleMs: 25_000, max: 600 }

/** Answers a document request: the shared page from the cache, or a status screen of the visitor's own. */
export function pageAnswerer(bundleOf: BundleOf, edge: Edge) {
  const gate = siteGate(edge)
  const pages = freshCache<Page | null>({ ...lifetime, clock: edge.clock })
  const onRenewalError = (error: unknown) => edge.log.error({ err: error }, 'a page could not be renewed')
  const render = async (visit: Visit, { boot }: ReturnType<typeof bootSkin>, closed?: Closed) => {
    const bundle = await bundleOf(visit.merchant.brandId)
    return bundle && (await renderPage(bundle, visit, edge, { extra: closed ? [closed.entry] : [], boot }))
  }
  const isShut = loginWall(edge)
  const detourOf = async (visit: Visit) => {
    const bundle = await bundleOf(visit.merchant.brandId)
    return bundle?.storefront.detour(visit.url, await isShut(visit))
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visit = readVisit(request, edge)
    const closed = await gate(request, visit)
    const detour = closed ? null : await detourOf(visit)
    if (detour) return reply.code(302).headers({ Location: detour, 'Cache-Control': 'no-store' }).send()
    const skin = bootSkin(edge, visit)
    const page = closed
      ? await render(visit, skin, closed)
      : await pages.get(`${cacheKey(visit)} ${skin.key}`, () => render(visit, skin), onRenewalError)
    if (!page) return sendNotBuilt(reply, visit)
    if (page.status === 404 && !request.headers.accept?.includes('text/html')) {
      reply.callNotFound()
      return reply
    }
    const gameOrigin = edge.config.sandboxOrigin
    if (!closed) return sendPage(request, reply, { page, gameOrigin, cacheControl: 'private, no-cache' })
    if (closed.status === 503) reply.header('Retry-After', '60')
    return sendPage(request, reply, { page, gameOrigin, cacheControl: 'no-store', status: closed.status })
  }
}

const cacheKey = ({ merchant, language, theme, savesData, origin, url }: Visit) =>
  [merchant.code, language, theme, savesData ? 'less' : 'all', origin, url].join(' ')

const sendNotBuilt = (reply: FastifyReply, { merchant }: Visit) =>
  sendPlain(
    reply,
    503,
    'This storefront is not built yet',
    `Run <code>pnpm --filter @boardwalk/${merchant.brandId} build</code>, or <code>npm start</code>, and load the page again.`,
  )
