export { texts } from '@boardwalk/i18n/texts/agent-centre+page-kit'

import { type LazyParts, lazyPage } from '@boardwalk/shell/feature'
import {
  BellIcon,
  CalendarIcon,
  ChartIcon,
  ClockIcon,
  FileIcon,
  GridIcon,
  LinkIcon,
  RefreshIcon,
  TicketIcon,
  UsersIcon,
  WalletIcon,
} from '@boardwalk/ui'
import { type BuiltPages, menuOf } from './menu/page-rules.ts'
import { useHiddenPages } from './menu/use-hidden-pages.ts'

/** Pages that are built. The menu has no entry for any other. */
const built: BuiltPages = {
  agentAnnouncement: {
    title: 'agent-centre:news.title',
    icon: BellIcon,
    page: lazyPage(() => import('./news/News.tsx').then((module) => module.News)),
  },
  agentTeamOverview: {
    title: 'agent-centre:overview.title',
    icon: GridIcon,
    page: lazyPage(() => import('./overview/Overview.tsx').then((module) => module.Overview)),
    account: { label: 'shell:account.agent' },
  },
  registerCenter: {
    title: 'agent-centre:register.title',
    icon: LinkIcon,
    page: lazyPage(() => import('./register/RegisterCenter.tsx').then((module) => module.RegisterCenter)),
  },
  teamManagement: {
    title: 'agent-centre:team.title',
    icon: UsersIcon,
    page: lazyPage(() => import('./team/Team.tsx').then((module) => module.Team)),
  },
  teamBetting: {
    title: 'agent-centre:betting.title',
    icon: TicketIcon,
    page: lazyPage(() => import('./betting/TeamBetting.tsx').then((module) => module.TeamBetting)),
  },
  userProfit: {
    title: 'agent-centre:profit.title',
    icon: ChartIcon,
    page: lazyPage(() => import('./profit/TeamProfit.tsx').then((module) => module.TeamProfit)),
  },
  myIncome: {
    title: 'agent-centre:income.title',
    icon: WalletIcon,
    page: lazyPage(() => import('./income/MyIncome.tsx').then((module) => module.MyIncome)),
  },
  transactionDetails: {
    title: 'agent-centre:transactions.title',
    icon: FileIcon,
    page: lazyPage(() => import('./transactions/TransactionDetails.tsx').then((module) => module.TransactionDetails)),
  },
  dividend: {
    title: 'agent-centre:contract.title.DIVIDEND',
    icon: FileIcon,
    page: lazyPage(() => import('./contracts/pages.tsx').then((module) => module.DividendPage)),
  },
  dailySalary: {
    title: 'agent-centre:contract.title.DAILY',
    icon: CalendarIcon,
    page: lazyPage(() => import('./contracts/pages.tsx').then((module) => module.DailyPage)),
  },
  hourlySalary: {
    title: 'agent-centre:contract.title.HOURLY',
    icon: ClockIcon,
    page: lazyPage(() => import('./contracts/pages.tsx').then((module) => module.HourlyPage)),
  },
  realTimeSalary: {
    title: 'agent-centre:contract.title.REALTIME',
    icon: RefreshIcon,
    page: lazyPage(() => import('./contracts/pages.tsx').then((module) => module.RealTimePage)),
  },
}

export const lazyParts: LazyParts = {
  overlays: {
    agent: {
      title: 'agent-centre:title',
      audience: 'agents',
      switch: 'agentCentre',
      useHidden: useHiddenPages,
      ...menuOf(built),
    },
  },
}
