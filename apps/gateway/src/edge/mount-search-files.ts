import { offeredLanguages } from '@boardwalk/brand-kit'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { merchantOfAddress } from '../http/endpoints/facts.ts'
import { markup } from '../http/markup.ts'
import type { Edge } from './edge-deps.ts'
import { modulesOff } from './modules-off.ts'
import type { BundleOf } from './storefront-bundles.ts'
import { originOf } from './visit.ts'

const day = 86_400
const headers = { 'Cache-Control': `public, max-age=${day}`, 'X-Content-Type-Options': 'nosniff' }

/** Endpoints have no page; a game and a sign-in need not be found. */
const robots = (origin: string) =>
  [
    'User-agent: *',
    ...['/wps/', '/lgw/', '/lotto/', '/game', '/login'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

function entryOf(address: string, offered: readonly LanguageCode[]) {
  const links = offered.map(
    (code) => markup`<xhtml:link rel="alternate" hreflang="${languages[code].bcp47}" href="${address}?lang=${code}"/>`,
  )
  return markup`<url><loc>${address}</loc>${links}</url>`
}

const sitemap = (addresses: readonly string[], offered: readonly LanguageCode[]) =>
  markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${addresses.map(
    (address) => entryOf(address, offered),
  )}</urlset>
`.toString()

/** `robots.txt` and `sitemap.xml` of each domain's own brand. */
export function mountSearchFiles(app: FastifyInstance, edge: Edge, bundleOf: BundleOf): void {
  const offFor = modulesOff(edge)
  const site = (request: FastifyRequest) => {
    const merchant = merchantOfAddress(edge, request.hostname, request.socket.localPort)
    return { merchant, origin: originOf(edge, request, merchant) }
  }
  app.get('/robots.txt', (request, reply) =>
    reply
      .headers(headers)
      .type('text/plain')
      .send(robots(site(request).origin)),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const { merchant, origin } = site(request)
    const bundle = await bundleOf(merchant.brandId)
    if (!bundle) return reply.callNotFound()
    const brand = edge.brands.get(merchant.brandId)?.brand
    const offered = brand ? offeredLanguages(brand) : []
    const off = await offFor({ merchant, language: offered[0] ?? 'EN', origin })
    const addresses = bundle.storefront.listed(off).map((path) => origin + path)
    return reply.headers(headers).type('application/xml').send(sitemap(addresses, offered))
  })
}
