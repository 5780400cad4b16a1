import type { OverlayPage } from '@boardwalk/shell/feature'

type Rules = Pick<OverlayPage, 'serves'> & {
  /** The field of the consolidated contract info that must not be 0. */
  contract?: 'divtypereq' | 'dailysalreqtype' | 'contracthoursalreq' | 'realtimesalreqtype'
}

/** The 12 pages of the agent centre in the order of its menu, with the specification's rules of each (§2, §6). */
export const pageRules = {
  agentAnnouncement: {},
  agentTeamOverview: {},
  registerCenter: { serves: ['share'] },
  teamManagement: {},
  teamBetting: {},
  userProfit: {},
  myIncome: {},
  transactionDetails: {},
  dividend: { contract: 'divtypereq' },
  dailySalary: { contract: 'dailysalreqtype' },
  hourlySalary: { contract: 'contracthoursalreq' },
  realTimeSalary: { contract: 'realtimesalreqtype' },
} as const satisfies Record<string, Rules>

export type PageKey = keyof typeof pageRules
export const pageKeys = Object.keys(pageRules) as PageKey[]

/** The page that opens where the address names none, or one that this agent does not have. */
const DEFAULT_PAGE: PageKey = 'agentTeamOverview'

export const rulesOf = (key: PageKey): Rules => pageRules[key]

/** A page: its name, its mark and its content. */
export type BuiltPage = Pick<OverlayPage, 'title' | 'icon' | 'page' | 'account' | 'reads'>
export type BuiltPages = { readonly [K in PageKey]?: BuiltPage }

/** The menu has the pages that exist; without the default one it opens at its first. */
export function menuOf(built: BuiltPages): { defaultPage: string; pages: OverlayPage[] } {
  const pages = pageKeys.flatMap((key): OverlayPage[] => {
    const page = built[key]
    const { contract: _contract, ...rules } = rulesOf(key)
    return page ? [{ key, ...rules, ...page }] : []
  })
  const first = pages.find(({ key }) => key === DEFAULT_PAGE) ?? pages[0]
  return { defaultPage: first?.key ?? DEFAULT_PAGE, pages }
}
