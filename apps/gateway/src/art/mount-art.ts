import path from 'node:path'
import {
  avatarArt,
  bannerArt,
  bannerBrand,
  defaultArt,
  gameArt,
  isBannerFormat,
  isPictureName,
  vendorArt,
  vendorSheet,
} from '@boardwalk/brand-kit/art'
import { loadBrand } from '@boardwalk/brand-kit/node'
import type { FastifyInstance } from 'fastify'
import { memo } from '../cache/memo.ts'
import { eq, inArray } from '../db/orm.ts'
import { games, lotteryGames, vendors } from '../db/schema/catalogue.ts'
import type { Deps } from '../deps.ts'
import { mountSized } from '../pictures/mount-sized.ts'
import { dayMs } from '../time-units.ts'
import { mountBrandBanners } from './brand-banners.ts'
import { type Picture, pack, sendPicture } from './send-picture.ts'
import { toPixels } from './to-pixels.ts'

type ArtDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'merchants'> & { config: Pick<Deps['config'], 'root'> }
/** The drawing, or null when nothing has that name. */
type Draw = () => Promise<string | null>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const brandOf = (root: string, id: string) => bannerBrand(id, loadBrand(path.join(root, 'brands', id)).tokens)

function drawings({ db, merchants, config }: ArtDeps) {
  const brands = new Map(merchants.all.map(({ brandId }) => [brandId, brandOf(config.root, brandId)]))
  const ofGame = async (id: string) => {
    const [game] = uuid.test(id) ? await db.select({ theme: games.theme }).from(games).where(eq(games.id, id)) : []
    return game ? gameArt(id, game.theme) : null
  }
  const ofLottery = async (code: string) => {
    const [lottery] = await db
      .select({ theme: lotteryGames.theme })
      .from(lotteryGames)
      .where(eq(lotteryGames.code, code))
    return lottery ? gameArt(code, lottery.theme) : null
  }
  const ofVendor = async (code: string, variant: string) => {
    if (variant !== 'white' && variant !== 'color') return null
    const [vendor] = await db.select({ name: vendors.name }).from(vendors).where(eq(vendors.code, code))
    return vendor ? vendorArt(code, vendor.name, variant) : null
  }
  /** All of the vendors, in the order of their codes, or nothing: a page shows their letters instead. */
  const ofVendors = async (variant: string, list: string) => {
    if (variant !== 'white' && variant !== 'color') return null
    const codes = list.split(',')
    const found = await db.select().from(vendors).where(inArray(vendors.code, codes))
    const sorted = found.toSorted((one, other) => (one.code < other.code ? -1 : 1))
    return sorted.map(({ code }) => code).join(',') === list ? vendorSheet(sorted, variant) : null
  }
  const ofBanner = async (id: string, name: string, format = 'wide') => {
    const brand = brands.get(id)
    return brand && isPictureName(name) && isBannerFormat(format) ? bannerArt(name, brand, format) : null
  }
  const ofAvatar = async (id: string) => avatarArt(Number(/^a?(\d{1,2})$/.exec(id)?.[1] ?? -1))
  return { ofGame, ofLottery, ofVendor, ofVendors, ofBanner, ofAvatar }
}

type Names = Record<string, string>

/** Serves the drawn pictures below `/art`. Each is drawn once and cached compressed. */
export function mountArt(app: FastifyInstance, deps: ArtDeps): void {
  const { ofGame, ofLottery, ofVendor, ofVendors, ofBanner, ofAvatar } = drawings(deps)
  mountBrandBanners(app, deps)
  mountSized(app, deps)
  const each = memo<Picture | null>(deps.clock, dayMs, 2_000)
  // There are many lists, so they must not push single pictures out.
  const lists = memo<Picture | null>(deps.clock, dayMs, 200)
  const serve = (route: string, draw: (names: Names) => ReturnType<Draw>, make = pack, kept = each) => {
    app.get<{ Params: Names }>(route, async (request, reply) => {
      // Keyed by drawing: other queries or spellings of one picture share the entry.
      const picture = await kept(JSON.stringify([route, request.params]), async () => {
        const svg = await draw(request.params)
        return svg === null ? null : make(svg)
      })
      if (picture) return sendPicture(request, reply, picture)
      return reply.code(404).header('Cache-Control', 'public, max-age=60').type('text/plain').send('No such picture.\n')
    })
  }
  serve('/art/fallback.svg', async () => defaultArt)
  serve('/art/game/:id.svg', ({ id = '' }) => ofGame(id))
  serve('/art/game/:id.webp', ({ id = '' }) => ofGame(id), toPixels)
  serve('/art/lottery/:code.webp', ({ code = '' }) => ofLottery(code), toPixels)
  serve('/art/vendor/:code/:variant.svg', ({ code = '', variant = '' }) => ofVendor(code, variant))
  const vendorsOf = ({ variant = '', codes = '' }: Names) => ofVendors(variant, codes)
  serve('/art/vendors/:variant/:codes.svg', vendorsOf, pack, lists)
  serve('/art/banner/:brand/:name.svg', ({ brand = '', name = '' }) => ofBanner(brand, name))
  serve('/art/banner/:brand/:format/:name.svg', ({ brand = '', format, name = '' }) => ofBanner(brand, name, format))
  serve('/art/avatar/:id.svg', ({ id = '' }) => ofAvatar(id))
}
