import { lazyPage, useSearchParams } from '../feature.ts'
import type { Feature } from '../feature-contract.ts'

const centre = (name: string) =>
  lazyPage(async () => () => {
    const [params] = useSearchParams()
    return <p>{`${name} centre: ${params.get(name)}`}</p>
  })

/** Features that bring a member centre and an agent centre, as small as can be. */
export const memberCentre: Feature = {
  name: 'test-member',
  overlays: { member: centre('member') },
  centrePages: { member: ['depositv2', 'securityCenter', 'messageV2', 'referral', 'missionLeaderboard'] },
}
export const agentCentre: Feature = {
  name: 'test-agent',
  overlays: { agent: centre('agent') },
  centrePages: { agent: ['agentTeamOverview', 'registerCenter'] },
}
