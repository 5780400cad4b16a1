import type { OverlayPage } from '@boardwalk/shell/feature'
import { useMessageCount, useMissionCount, useRewardCount } from './use-counts.ts'

type Rules = Pick<OverlayPage, 'isFor' | 'switch' | 'useBadge' | 'isCounted' | 'serves'>

/** The 14 pages of the member centre by the specification's keys, in the order of its menu, with its rules for each. */
export const pageRules = {
  securityCenter: {},
  transferFund: {},
  depositv2: {},
  withdraw: {},
  transferUpline: { isFor: ({ info }) => info?.toUpline === true },
  personalHistoryCopy: {},
  transactionHistory: {},
  personalProfit: {},
  bonusDetails: {},
  rewardCenter: { useBadge: useRewardCount },
  referral: { serves: ['share', 'gift'] },
  missionLeaderboard: { useBadge: useMissionCount, switch: 'missionCentre' },
  messageV2: { useBadge: useMessageCount, isCounted: true, serves: ['offers'] },
  playerRank: { isFor: ({ info }) => Boolean(info?.clubLabel) },
} as const satisfies Record<string, Rules>

export type PageKey = keyof typeof pageRules

/** The page that opens where the address names none, or one that this member does not have. */
const DEFAULT_PAGE: PageKey = 'securityCenter'

/** The parts of a page: its name, icon and content. */
export type BuiltPage = Pick<OverlayPage, 'title' | 'icon' | 'page' | 'account' | 'reads'>
export type BuiltPages = { readonly [K in PageKey]?: BuiltPage }

const keys = Object.keys(pageRules) as PageKey[]

/** The menu has the pages that exist; without the default one it opens at its first. */
export function menuOf(built: BuiltPages): { defaultPage: string; pages: OverlayPage[] } {
  const pages = keys.flatMap((key): OverlayPage[] => {
    const page = built[key]
    return page ? [{ key, ...pageRules[key], ...page }] : []
  })
  const first = pages.find(({ key }) => key === DEFAULT_PAGE) ?? pages[0]
  return { defaultPage: first?.key ?? DEFAULT_PAGE, pages }
}
