export { texts } from '@boardwalk/i18n/texts/member-centre+page-kit+safety'

import { type LazyParts, lazyPage, type Overlay } from '@boardwalk/shell/feature'
import {
  ArrowUpIcon,
  ChartIcon,
  CheckIcon,
  ClockIcon,
  FileIcon,
  GiftIcon,
  MailIcon,
  PauseIcon,
  RefreshIcon,
  ShareIcon,
  ShieldIcon,
  SortIcon,
  SparkleIcon,
  StarIcon,
  TicketIcon,
  TrophyIcon,
  UploadIcon,
  WalletIcon,
} from '@boardwalk/ui'
import { type BuiltPages, menuOf } from './menu/page-rules.ts'
import { TakePartAction } from './promotions/TakePartAction.tsx'
import { RaffleAction } from './raffle/RaffleAction.tsx'

/** Pages that are built. The menu has no entry for any other. */
const built: BuiltPages = {
  securityCenter: {
    title: 'member-centre:securityCenter.title',
    icon: ShieldIcon,
    page: lazyPage(() => import('./security/SecurityCenter.tsx').then((module) => module.SecurityCenter)),
    account: { label: 'member-centre:securityCenter.title' },
  },
  transferFund: {
    title: 'member-centre:transferFund.title',
    icon: SortIcon,
    page: lazyPage(() => import('./transfer-fund/TransferFund.tsx').then((module) => module.TransferFund)),
  },
  depositv2: {
    title: 'member-centre:depositv2.title',
    icon: WalletIcon,
    page: lazyPage(() => import('./deposit/Deposit.tsx').then((module) => module.Deposit)),
    account: { label: 'shell:account.deposit' },
  },
  withdraw: {
    title: 'member-centre:withdraw.title',
    icon: UploadIcon,
    page: lazyPage(() => import('./withdraw/Withdraw.tsx').then((module) => module.Withdraw)),
    account: { label: 'member-centre:withdraw.title' },
  },
  transferUpline: {
    title: 'member-centre:transferUpline.title',
    icon: ArrowUpIcon,
    page: lazyPage(() => import('./transfer-upline/TransferUpline.tsx').then((module) => module.TransferUpline)),
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
  bonusDetails: {
    title: 'member-centre:bonusDetails.title',
    icon: StarIcon,
    page: lazyPage(() => import('./bonus-details/BonusDetails.tsx').then((module) => module.BonusDetails)),
  },
  missionLeaderboard: {
    title: 'member-centre:missionLeaderboard.title',
    icon: TrophyIcon,
    page: lazyPage(() => import('./missions/Missions.tsx').then((module) => module.Missions)),
  },
  rewardCenter: {
    title: 'member-centre:rewardCenter.title',
    icon: GiftIcon,
    page: lazyPage(() => import('./rewards/RewardCenter.tsx').then((module) => module.RewardCenter)),
  },
  referral: {
    title: 'member-centre:referral.title',
    icon: ShareIcon,
    page: lazyPage(() => import('./referral/Referral.tsx').then((module) => module.Referral)),
  },
  messageV2: {
    title: 'shell:account.messages',
    icon: MailIcon,
    page: lazyPage(() => import('./inbox/Inbox.tsx').then((module) => module.Inbox)),
    account: { label: 'shell:account.messages' },
  },
  playerRank: {
    title: 'member-centre:playerRank.title',
    icon: SparkleIcon,
    page: lazyPage(() => import('./rank/Rank.tsx').then((module) => module.Rank)),
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
    {
      key: 'assessment',
      title: 'safety:assessment.title',
      icon: CheckIcon,
      page: lazyPage(() => import('./safety/Assessment.tsx').then((module) => module.Assessment)),
    },
  ],
}

/** The points mall has a menu of its own too: it is an area of the site, not one of the centre's pages. */
const points: Overlay = {
  title: 'member-centre:points.title',
  audience: 'members',
  defaultPage: 'mall',
  pages: [
    {
      key: 'mall',
      title: 'member-centre:points.mall.title',
      icon: GiftIcon,
      page: lazyPage(() => import('./points/Mall.tsx').then((module) => module.Mall)),
      account: { label: 'member-centre:points.title' },
      serves: ['mall'],
    },
    {
      key: 'convert',
      title: 'member-centre:points.convert.title',
      icon: RefreshIcon,
      page: lazyPage(() => import('./points/Convert.tsx').then((module) => module.Convert)),
    },
    {
      key: 'history',
      title: 'member-centre:points.history.title',
      icon: StarIcon,
      page: lazyPage(() => import('./points/History.tsx').then((module) => module.History)),
    },
    {
      key: 'details',
      title: 'member-centre:points.details.title',
      icon: SortIcon,
      page: lazyPage(() => import('./points/Details.tsx').then((module) => module.Details)),
    },
  ],
}

/** The menus of the member centre, of player safety and of the points mall, and taking part in promotions. */
export const lazyParts: LazyParts = {
  overlays: {
    member: { title: 'member-centre:title', audience: 'members', ...menuOf(built) },
    safety,
    points,
  },
  promotion: [TakePartAction, RaffleAction],
  dialogs: {
    excluded: lazyPage(() => import('./safety/ExcludedDialog.tsx').then((module) => module.ExcludedDialog)),
  },
}
