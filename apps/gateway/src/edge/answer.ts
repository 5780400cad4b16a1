import { errorCatalogue } from '@boardwalk/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { staleCache } from '../cache/stale-cache.ts'
import { within } from '../db/deadline.ts'
import { markup } from '../http/markup.ts'
import { toAppError } from '../http/to-app-error.ts'
import { lateRefusals } from '../late-refusals.ts'
import { bootSkin } from './boot-skin.ts'
import type { Edge } from './edge-deps.ts'
import { loginWall } from './login-wall.ts'
import { modulesOff } from './modules-off.ts'
import { type Page, renderPage } from './page.ts'
import { pageLimits, TooManyPages } from './page-limits.ts'
import { plainPage, sendPlain } from './plain-page.ts'
import { sendPage } from './send-page.ts'
import { type Closed, siteGate } from './site-gate.ts'
import type { Bundle, BundleOf } from './storefront-bundles.ts'
import { readVisit, type Visit } from './visit.ts'
import { sendWait, type Wait } from './wait-page.ts'

/** The longest wait of one page for the database. */
const budgetMs = 5_000
/**
 * Seconds, not minutes: a page contains jackpots and winners, and a renewal costs one render for all its visitors. It
 * takes a core for up to 200 ms, so it waits until the visitor of the older page has loaded the files of that page.
 */
const lifetime = { freshMs: 5000, staleMs: 25_000, renewAfterMs: 2000, max: 600 }

/** Answers a document request: the shared page from the cache, or a status screen of the visitor's own. */
export function pageAnswerer(bundleOf: BundleOf, edge: Edge) {
  const gate = siteGate(edge)
  const pages = staleCache<Page | null>({ ...lifetime, clock: edge.clock })
  const onRenewalError = (error: unknown) => {
    // Too busy to renew it: the older page is sent again.
    if (toAppError(error).code !== 'OVERLOADED') edge.log.error({ err: error }, 'a page could not be renewed')
  }
  const limits = pageLimits(edge.config)
  const render = async (visit: Visit, { boot }: ReturnType<typeof bootSkin>, closed?: Closed) => {
    const bundle = await bundleOf(visit.merchant.brandId)
    const given = { extra: closed ? [closed.entry] : [], boot }
    return bundle && (await limits.queued(() => renderPage(bundle, visit, edge, given)))
  }
  const isShut = loginWall(edge)
  const offFor = modulesOff(edge)
  const wait = lateRefusals()

  /** The page of a visit; only a page that was not rendered lately counts as the visitor's render. */
  const pageFor = async (visit: Visit, { storefront }: Bundle, closed: Closed | null, ip: string) => {
    const off = closed ? [] : await offFor(visit)
    const shown = { ...visit, url: storefront.pageUrl(visit.url, off) }
    const skin = bootSkin(edge, visit, off)
    const key = `${cacheKey(shown)} ${skin.key}`
    if (closed || !pages.holds(key)) limits.countRender(ip)
    return closed ? await render(shown, skin, closed) : await pages.get(key, () => render(shown, skin), onRenewalError)
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    limits.countDocument(request.ip)
    const visit = readVisit(request, edge)
    const closed = await gate(request, visit)
    const bundle = await bundleOf(visit.merchant.brandId)
    if (!bundle) return sendNotBuilt(reply, visit)
    const redirect = closed ? null : bundle.storefront.redirect(visit.url, await isShut(visit))
    if (redirect) return reply.code(302).headers({ Location: redirect, 'Cache-Control': 'no-store' }).send()
    const page = await pageFor(visit, bundle, closed, request.ip)
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

  const later = (request: FastifyRequest, reply: FastifyReply, wait: Wait) =>
    sendWait(reply, wait, readVisit(request, edge).language)

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      return await within(budgetMs * edge.config.waitFactor, () => answer(request, reply))
    } catch (error) {
      if (error instanceof TooManyPages) {
        await wait()
        return later(request, reply, { status: 429, reason: 'tooMany', seconds: error.retryAfter })
      }
      if (errorCatalogue[toAppError(error).code].status === 503)
        return later(request, reply, { status: 503, reason: 'busy', seconds: 2 })
      throw error
    }
  }
}

const cacheKey = ({ merchant, language, theme, savesData, origin, url }: Visit) =>
  [merchant.code, language, theme, savesData ? 'less' : 'all', origin, url].join(' ')

const sendNotBuilt = (reply: FastifyReply, { merchant }: Visit) =>
  sendPlain(
    reply,
    503,
    plainPage(
      'This storefront is not built yet',
      markup`Run <code>pnpm --filter @boardwalk/${merchant.brandId} build</code>, or <code>npm start</code>, and load the page again.`,
      'EN',
    ),
  )
