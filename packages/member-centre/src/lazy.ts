export { texts } from '@boardwalk/i18n/texts/member-centre+page-kit+safety'

import { type LazyParts, lazyPage, type Overlay } from '@boardwalk/shell/feature'
import { ChartIcon, ClockIcon, FileIcon, MailIcon, PauseIcon, ShieldIcon, TicketIcon } from '@boardwalk/ui'
import { type BuiltPages, menuOf } from './menu/page-rules.ts'

/** Pages that are built. The menu has no entry for any other. */
const built: BuiltPages = {
  securityCenter: {
    title: 'member-centre:securityCenter.title',
    icon: ShieldIcon,
    page: lazyPage(() => import('./security/SecurityCenter.tsx').then((module) => module.SecurityCenter)),
    account: { label: 'member-centre:securityCenter.title' },
  },
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
  messageV2: {
    title: 'shell:account.messages',
    icon: MailIcon,
    page: lazyPage(() => import('./inbox/Inbox.tsx').then((module) => module.Inbox)),
    account: { label: 'shell:account.messages' },
  },
}

/** Player safety has a menu of its own, because the member centre's pages are the specification's (decision 70). */
const safety: Overlay = {
  title: 'safety:title',
  audience: 'members',
  defaultPage: 'limits',
  pages: [
    {
      key: 'limits',
      title: 'safety:limits.title',
      icon: ClockIcon,
      page: lazyPage(() => import('./safety/Limits.tsx').then((module) => module.Limits)),
      account: { label: 'safety:title' },
    },
    {
      key: 'breaks',
      title: 'safety:breaks.title',
      icon: PauseIcon,
      page: lazyPage(() => import('./safety/Breaks.tsx').then((module) => module.Breaks)),
    },
  ],
}

/** The menus of the member centre and of player safety. */
export const lazyParts: LazyParts = {
  overlays: {
    member: { title: 'member-centre:title', audience: 'members', ...menuOf(built) },
    safety,
  },
}
