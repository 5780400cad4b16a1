import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Picture, pack, sendPicture } from './send-picture.ts'

type ReadText = (file: string, encoding: 'utf8') => Promise<string>
type BannerDeps = Pick<Deps, 'merchants'> & { config: Pick<Deps['config'], 'root'>; read?: ReadText }

/** Where a brand's own picture for a group of banners is served. */
export const bannerAddress = (brandId: string, group: string): string => `/brands/${brandId}/banners/${group}.svg`

/**
 * Serves `brands/<brand>/assets/banners/<group>.svg`, compressed like every drawn picture. A team replaces a banner by
 * putting another file there: the next visitor gets it, without a start or a build.
 */
export function mountBrandBanners(app: FastifyInstance, { merchants, config, read = readFile }: BannerDeps): void {
  const pictureOf = readPictures(read)
  for (const { brandId } of merchants.all) {
    const folder = path.join(config.root, 'brands', brandId, 'assets/banners')
    app.get<{ Params: { group: string } }>(`/brands/${brandId}/banners/:group.svg`, async (request, reply) => {
      const { group } = request.params
      const file = path.join(folder, `${group}.svg`)
      const changedAt = /^[a-z0-9_-]+$/.test(group) ? await changeOf(file) : null
      if (changedAt === null) return reply.callNotFound()
      return sendPicture(request, reply, await pictureOf(file, changedAt), 'public, max-age=3600')
    })
  }
}

/** Reads a file again when it has changed. A failure is not remembered: the same file may be readable the next time. */
function readPictures(read: ReadText) {
  const kept = new Map<string, { changedAt: number; picture: Promise<Picture> }>()
  return (file: string, changedAt: number): Promise<Picture> => {
    const known = kept.get(file)
    if (known?.changedAt === changedAt) return known.picture
    const picture = read(file, 'utf8').then(pack)
    kept.set(file, { changedAt, picture })
    picture.catch(() => kept.get(file)?.picture === picture && kept.delete(file))
    return picture
  }
}

const changeOf = (file: string) =>
  stat(file).then(
    (found) => (found.isFile() ? found.mtimeMs : null),
    () => null,
  )
