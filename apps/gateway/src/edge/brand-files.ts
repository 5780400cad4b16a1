import path from 'node:path'
import { isBannerPhoto, type LoadedBrand, manifest } from '@boardwalk/brand-kit/node'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { merchantOfAddress } from '../http/endpoints/facts.ts'
import type { Edge } from './edge-deps.ts'
import { readVisit } from './visit.ts'

/** Addresses that browsers request automatically → the brand's asset; each domain answers with its own brand's. */
const icons = { 'favicon.svg': 'favicon', 'favicon.ico': 'icon192', 'apple-touch-icon.png': 'touchIcon' } as const

/** An opened SVG is a document of this origin, so it may not run anything. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/**
 * Serves `brands/<brand>/assets` below `/brands/<brand>/`, and icons and web app manifest at the top of each domain.
 */
export function mountBrandFiles(app: FastifyInstance, edge: Edge): void {
  const options = { index: false as const, maxAge: '1h', setHeaders: (reply: FastifyReply) => reply.headers(headers) }
  for (const [id, { folder }] of edge.brands) {
    app.register(fastifyStatic, {
      ...options,
      root: path.join(folder, 'assets'),
      prefix: `/brands/${id}/`,
      // A raster banner is sent in separate sizes; the source may be large, and no page requests it.
      allowedPath: (name) => !isBannerPhoto(name.replace(/^\//, '')),
      decorateReply: false,
    })
  }
  const ofDomain = ({ hostname, socket }: FastifyRequest) =>
    edge.brands.get(merchantOfAddress(edge, hostname, socket.localPort).brandId)
  app.register(async (scope) => {
    await scope.register(fastifyStatic, { ...options, root: path.join(edge.config.root, 'brands'), serve: false })
    for (const [name, key] of Object.entries(icons)) {
      scope.get(`/${name}`, (request, reply) => {
        const loaded = ofDomain(request)
        return loaded
          ? reply.sendFile(loaded.brand.assets[key], path.join(loaded.folder, 'assets'))
          : reply.callNotFound()
      })
    }
  })
  app.get('/manifest.webmanifest', (request, reply) => sendManifest(reply, ofDomain(request), readVisit(request, edge)))
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
