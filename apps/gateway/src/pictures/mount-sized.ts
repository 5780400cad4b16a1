import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bannerWidths } from '@boardwalk/brand-kit/node'
import { encodeBanner, type SentKind, sizedFile } from '@boardwalk/brand-kit/raster'
import type { FastifyInstance } from 'fastify'
import { type Picture, packPixels, sendPicture } from '../art/send-picture.ts'
import { memo } from '../cache/memo.ts'
import type { Deps } from '../deps.ts'
import { dayMs } from '../time-units.ts'
import { photoSources } from './photo-sources.ts'

const name = /^([0-9a-f]{16})-(\d{3,4})\.webp$/

/**
 * Serves banners in pixels below `/brands/<brand>/sized`. An address ends in `.webp`, which every browser reads and a
 * plain file host can serve; a browser that reads AVIF gets that from here.
 */
export function mountSized(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'log' | 'merchants'> & { config: { root: string } },
): void {
  const sources = photoSources(deps)
  const kept = memo<Picture>(deps.clock, dayMs, 500)
  for (const { brandId } of deps.merchants.all) {
    const built = path.join(deps.config.root, 'apps', brandId, 'dist/static/brands', brandId, 'sized')
    app.get<{ Params: { name: string } }>(`/brands/${brandId}/sized/:name`, async (request, reply) => {
      const [, stamp = '', digits] = name.exec(request.params.name) ?? []
      const width = bannerWidths.find((each) => each === Number(digits))
      if (width === undefined) return reply.callNotFound()
      const kind: SentKind = /\bimage\/avif\b/.test(request.headers.accept ?? '') ? 'avif' : 'webp'
      const file = sizedFile(stamp, width, kind)
      const make = async () => {
        const made = await readFile(path.join(built, file)).catch(() => null)
        if (made) return packPixels(made, kind)
        const bytes = await sources.read(brandId, stamp)
        if (bytes === null) throw new Error('no such picture')
        return packPixels(await encodeBanner(bytes, width, kind), kind)
      }
      // Failures are not cached, so that unknown names evict no picture.
      const picture = await kept(`${brandId} ${file}`, make).catch(() => null)
      if (picture === null) return reply.callNotFound()
      reply.header('Vary', 'Accept')
      return sendPicture(request, reply, picture)
    })
  }
}
