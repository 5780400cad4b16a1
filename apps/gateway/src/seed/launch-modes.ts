import type { games } from '../db/schema/catalogue.ts'

type Launch = NonNullable<(typeof games.$inferInsert)['launch']>
type Entry = { gameType: string; vendor: string; turn: number }

/** Vendors whose games open in a separate window. */
const inWindows: readonly string[] = ['AV']
/** Vendors with one catalogue entry for all games: a card that opens their list. */
const withList: readonly string[] = ['LAOT']

/** How an entry opens. Lotteries and the sports vendor's own entry are pages of the storefront. */
export function launchModeOf({ gameType, vendor, turn }: Entry): Launch {
  if (gameType === 'LOTT' || gameType === 'ELOTT') return 'ROUTE'
  if (turn === 0 && vendor === 'FB') return 'ROUTE'
  if (turn === 0 && withList.includes(vendor)) return 'LIST'
  return inWindows.includes(vendor) ? 'POPUP' : 'IFRAME'
}
