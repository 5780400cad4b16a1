import { useUnreadCountQuery } from '@boardwalk/api-client'
import { GiftIcon, MailIcon, ShieldIcon, UserIcon, UsersIcon, WalletIcon } from '@boardwalk/ui'
import { lazyPage, useSearchParams } from '../feature.ts'
import type { Feature } from '../feature-contract.ts'
import type { OverlayPage } from '../overlay-contract.ts'
import { useSession } from '../session/use-session.ts'

const pageOf = (name: string) =>
  lazyPage(async () => () => {
    const [params] = useSearchParams()
    return <p>{`${name} centre: ${params.get(name)}`}</p>
  })
const member = pageOf('member')
const agent = pageOf('agent')

function useUnread() {
  const { isLoggedIn } = useSession()
  const { data } = useUnreadCountQuery({}, { skip: !isLoggedIn })
  return typeof data === 'number' ? data : (data?.message ?? 0)
}

const memberPages: OverlayPage[] = [
  {
    key: 'securityCenter',
    title: 'shell:account.security',
    icon: ShieldIcon,
    page: member,
    account: { label: 'shell:account.security' },
  },
  {
    key: 'depositv2',
    title: 'shell:account.deposit',
    icon: WalletIcon,
    page: member,
    account: { label: 'shell:account.deposit', isProminent: true },
  },
  { key: 'referral', title: 'dialogs:share', icon: UserIcon, page: member, serves: ['share', 'gift'] },
  { key: 'missionLeaderboard', title: 'shell:title.game', icon: GiftIcon, page: member, switch: 'missionCentre' },
  {
    key: 'messageV2',
    title: 'shell:account.messages',
    icon: MailIcon,
    page: member,
    useBadge: useUnread,
    isCounted: true,
    account: { label: 'shell:account.messages' },
    serves: ['offers'],
  },
]

/** Features with a member centre and an agent centre of few pages, for tests and stories. */
export const memberCentre: Feature = {
  name: 'test-member',
  lazy: async () => ({
    overlays: {
      member: {
        title: 'shell:account.title',
        audience: 'members',
        defaultPage: 'securityCenter',
        pages: memberPages,
      },
    },
  }),
}
export const agentCentre: Feature = {
  name: 'test-agent',
  lazy: async () => ({
    overlays: {
      agent: {
        title: 'shell:account.agent',
        audience: 'agents',
        switch: 'agentCentre',
        defaultPage: 'agentTeamOverview',
        pages: [
          {
            key: 'agentTeamOverview',
            title: 'shell:account.agent',
            icon: UsersIcon,
            page: agent,
            account: { label: 'shell:account.agent' },
          },
          { key: 'registerCenter', title: 'dialogs:share', icon: UserIcon, page: agent, serves: ['share'] },
        ],
      },
    },
  }),
}
