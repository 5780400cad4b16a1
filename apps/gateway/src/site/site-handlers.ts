import { AppError, type Endpoints, type Handlers } from '@boardwalk/api-client/contract'
import { memo } from '../cache/memo.ts'
import { campaignBannersOf } from '../campaigns/campaign-banners.ts'
import { vendorReader } from '../catalogue/vendors.ts'
import { promotionsOpenTo } from '../content/open-promotions.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { missionsOf, waitingIn } from '../missions/read-missions.ts'
import { sizedBanners } from '../pictures/sized-banners.ts'
import { claimableRewards } from '../reward-centre/reward-list.ts'
import { type Reader, readerOf } from './audience.ts'
import { helpList } from './help.ts'
import { gameMenus } from './menus.ts'
import { type AnnouncementType, announcementCount, announcementPage, shownBanners } from './shown.ts'
import { lobbySwitches } from './switches.ts'
import { unreadMessages } from './unread.ts'

type Rows = Pick<
  Endpoints,
  'gameMenus' | 'announcements' | 'siteBanners' | 'siteAnnouncements' | 'helpCenter' | 'unreadCount'
>
type Value<K extends keyof Rows> = Awaited<ReturnType<Handlers<Rows>[K]>>

const storedTypes: AnnouncementType[] = ['PL', 'PU', 'PR', 'H']
/** `B,PL,H` as types of stored announcements; nothing given means all. */
const typesOf = (list: string | undefined) => storedTypes.filter((type) => !list || list.split(',').includes(type))
const wantsBanners = (list: string | undefined) => !list || list.split(',').includes('B')

const keyOf = ({ merchant, groups, isVisitor }: Reader) => `${merchant} ${groups.join('+')} ${isVisitor}`

/** At most this many of each group; the full list is paged by `siteAnnouncements`. */
const groupLimit = 100

async function announcementGroups(
  db: Db,
  sized: ReturnType<typeof sizedBanners>,
  reader: Reader,
  { types, language, isBrief }: { types: string | undefined; language: string; isBrief: boolean },
): Promise<Value<'announcements'>> {
  const [found, banners] = await Promise.all([
    announcementPage(db, reader, { types: typesOf(types), language, pageNo: 1, pageSize: groupLimit }),
    wantsBanners(types) ? shownBanners(db, reader).then(sized) : [],
  ])
  const group = (...wanted: AnnouncementType[]) =>
    found.filter(({ type }) => wanted.includes(type)).map(({ view }) => (isBrief ? { ...view, content: '' } : view))
  return { player: group('PL', 'H'), banners, popup: group('PU'), promotion: group('PR') }
}

/** Menus, banners, announcements, help and the inbox badge. Public answers are shared for a few seconds. */
export function siteHandlers(deps: Deps): Handlers<Rows> {
  const { db, clock, merchants } = deps
  const vendors = vendorReader(db, clock)
  const ofCampaigns = campaignBannersOf(deps)
  const sized = sizedBanners(deps)
  const shared = <K extends keyof Rows>() => memo<Value<K>>(clock, 5_000, 200)
  const [menus, groups, banners, help] = [
    shared<'gameMenus'>(),
    shared<'announcements'>(),
    shared<'siteBanners'>(),
    shared<'helpCenter'>(),
  ]

  for (const kept of [menus, groups, banners, help]) deps.news.onNews(kept.forget)

  return {
    gameMenus: ({ input, request }) => {
      const language = input.language ?? request.language
      return menus(`${request.merchant} ${language}`, async () => {
        const merchant = merchants.byCode(request.merchant)
        if (!merchant) throw new AppError('DOMAIN_INVALID')
        const [rows, switches] = await Promise.all([
          vendors.offered(merchant.currency),
          lobbySwitches(deps, merchant.code),
        ])
        return gameMenus(rows, language, merchant.currencySymbol, switches)
      })
    },
    announcements: ({ input, request, caller }) => {
      const language = input.language ?? request.language
      const { types } = input
      const isBrief = input.brief === 1
      const reader = readerOf(request.merchant, caller)
      return groups(`${keyOf(reader)} ${language} ${types ?? ''} ${isBrief}`, () =>
        announcementGroups(db, sized, reader, { types, language, isBrief }),
      )
    },
    siteBanners: ({ input, request, caller }) => {
      const reader = readerOf(request.merchant, caller)
      const campaigns = ofCampaigns(request.merchant, input.group)
      return banners(`${keyOf(reader)} ${input.group ?? ''} ${campaigns.key}`, async () => ({
        list: await sized([
          ...(caller?.excluded ? [] : campaigns.list),
          ...(await shownBanners(db, reader, input.group)),
        ]),
      }))
    },
    siteAnnouncements: async ({ input, request, caller }) => {
      const reader = readerOf(request.merchant, caller)
      const types = typesOf(input.types)
      const { pageNo, pageSize } = input
      const [found, totalCount] = await Promise.all([
        announcementPage(db, reader, {
          types,
          language: input.language ?? request.language,
          pageNo,
          pageSize,
        }),
        announcementCount(db, reader, types),
      ])
      return {
        list: found.map(({ view }) => view),
        pageNo,
        pageSize,
        totalCount,
        totalPages: Math.ceil(totalCount / pageSize),
      }
    },
    helpCenter: ({ input, request }) => {
      const language = input.language ?? request.language
      return help(`${request.merchant} ${language} ${input.category ?? ''}`, async () => ({
        list: await helpList(db, request.merchant, language, input.category),
      }))
    },
    unreadCount: async ({ input, caller }) => {
      const message = await unreadMessages(db, caller.memberId)
      if (input.detail !== 1) return message
      const [open, missions, reward] = await Promise.all([
        promotionsOpenTo(deps.pool, [caller.memberId]),
        missionsOf(db, caller.memberId),
        claimableRewards(db, caller.memberId),
      ])
      return { message, reward, mission: waitingIn(missions), promo: open.get(caller.memberId) ?? 0 }
    },
  }
}
