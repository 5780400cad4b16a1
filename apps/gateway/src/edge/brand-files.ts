import path from 'node:path'
import { type LoadedBrand, loadBrand, manifest } from '@boardwalk/brand-kit/node'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EdgeDeps } from './edge-deps.ts'
import { merchantOfAddress, readVisit } from './visit.ts'

/** Addresses that browsers ask for by themselves → the brand's asset; each domain answers with its own brand's. */
const icons = { 'favicon.svg': 'favicon', 'favicon.ico': 'icon192', 'apple-touch-icon.png': 'touchIcon' } as const

/** An opened SVG is a document of this origin, so it may not run anything. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
const robots = 'User-agent: *\nDisallow: /wps/\nDisallow: /lgw/\nDisallow: /lotto/\n'

/**
 * Serves `brands/<brand>/assets` below `/brands/<brand>/`, and icons, web app manifest and robots.txt at the top of each
 * domain. Throws when a brand's data is wrong, so that the gateway does not start with it.
 */
export function mountBrandFiles(app: FastifyInstance, deps: EdgeDeps): void {
  const brandsFolder = path.join(deps.config.root, 'brands')
  const brands = new Map(
    deps.merchants.all.map(({ brandId }) => [brandId, loadBrand(path.join(brandsFolder, brandId))]),
  )
  const options = { index: false as const, maxAge: '1h', setHeaders: (reply: FastifyReply) => reply.headers(headers) }
  for (const [id, { folder }] of brands) {
    app.register(fastifyStatic, {
      ...options,
      root: path.join(folder, 'assets'),
      prefix: `/brands/${id}/`,
      decorateReply: false,
    })
  }
  const ofDomain = (request: FastifyRequest) => brands.get(merchantOfAddress(request, deps).brandId)
  app.register(async (scope) => {
    await scope.register(fastifyStatic, { ...options, root: brandsFolder, serve: false })
    for (const [name, key] of Object.entries(icons)) {
      scope.get(`/${name}`, (request, reply) => {
        const loaded = ofDomain(request)
        return loaded
          ? reply.sendFile(loaded.brand.assets[key], path.join(loaded.folder, 'assets'))
          : reply.callNotFound()
      })
    }
  })
  app.get('/manifest.webmanifest', (request, reply) => sendManifest(reply, ofDomain(request), readVisit(request, deps)))
  app.get('/robots.txt', (_, reply) => reply.header('Cache-Control', 'public, max-age=86400').send(robots))
}

function sendManifest(
  reply: FastifyReply,
  loaded: LoadedBrand | undefined,
  { language }: ReturnType<typeof readVisit>,
) {
  if (!loaded) return reply.callNotFound()
  const { brand, tokens } = loaded
  return reply
    .headers({ 'Cache-Control': 'public, max-age=3600', Vary: 'Cookie', 'X-Content-Type-Options': 'nosniff' })
    .type('application/manifest+json')
    .send(JSON.stringify(manifest(brand, tokens, language, `/brands/${brand.id}/`)))
}
