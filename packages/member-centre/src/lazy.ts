export { texts } from '@boardwalk/i18n/texts/member-centre+page-kit'

import { type LazyParts, lazyPage } from '@boardwalk/shell/feature'
import { ChartIcon, FileIcon, TicketIcon } from '@boardwalk/ui'
import { type BuiltPages, menuOf } from './menu/page-rules.ts'

/** Pages that are built. The menu has no entry for any other. */
const built: BuiltPages = {
  personalHistoryCopy: {
    title: 'member-centre:personalHistoryCopy.title',
    icon: TicketIcon,
    page: lazyPage(() => import('./betting-record/BettingRecord.tsx').then((module) => module.BettingRecord)),
  },
  transactionHistory: {
    title: 'member-centre:transactionHistory.title',
    icon: FileIcon,
    page: lazyPage(() =>
      import('./transaction-history/TransactionHistory.tsx').then((module) => module.TransactionHistory),
    ),
    account: { label: 'member-centre:transactionHistory.title' },
  },
  personalProfit: {
    title: 'member-centre:personalProfit.title',
    icon: ChartIcon,
    page: lazyPage(() => import('./profit/Profit.tsx').then((module) => module.Profit)),
  },
}

/** The menu of the member centre. */
export const lazyParts: LazyParts = {
  overlays: { member: { title: 'member-centre:title', audience: 'members', ...menuOf(built) } },
}
