import { AppError, type Caller, type Endpoints, endpoints, type Handlers } from '@boardwalk/api-client/contract'
import { textIn } from '../catalogue/names.ts'
import type { Deps } from '../deps.ts'
import { isKeyed, withIdempotency } from '../idempotency/with-idempotency.ts'
import { formatMoney } from '../ledger/money.ts'
import { memberCurrency } from '../wallet/member-currency.ts'
import { claimMission } from './claim-mission.ts'
import { leaderboard } from './leaderboard.ts'
import { missionsOf, type OwnMission, stateOf, waitingIn } from './read-missions.ts'

type Rows = Pick<Endpoints, 'missionSummary' | 'missionLeaderboard' | 'claimMission'>

/** Missions of a member; progress is counted by `count-missions.ts` (contract C-34, C-35, D5-9). */
export function missionHandlers(deps: Deps): Handlers<Rows> {
  /** @throws AppError FEATURE_OFF */
  async function demandSwitch({ merchant }: Caller): Promise<void> {
    const { features } = await deps.settings.of(merchant)
    if (features.missionCentre !== true) throw new AppError('FEATURE_OFF', { feature: 'missionCentre' })
  }
  return {
    missionSummary: async ({ input, caller, request }) => {
      await demandSwitch(caller)
      const found = await missionsOf(deps.db, caller.memberId)
      const language = input.language ?? request.language
      return { badge: waitingIn(found), list: found.map((mission) => view(mission, language)) }
    },
    missionLeaderboard: async ({ input, caller }) => {
      await demandSwitch(caller)
      return await leaderboard(deps.db, caller, input)
    },
    claimMission: async ({ input, caller, request }) => {
      if (!isKeyed(request)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED')
      await demandSwitch(caller)
      const asked = { row: endpoints.claimMission, input, caller, request }
      const owner = { memberId: caller.memberId, currency: memberCurrency(deps, caller) }
      return await withIdempotency(deps.db, asked, (tx) => claimMission(tx, owner, input.id))
    },
  }
}

const view = (mission: OwnMission, language: string) => ({
  missionId: mission.id,
  title: textIn(mission.title, language),
  desc: textIn(mission.description, language),
  ...{ period: mission.period, metric: mission.metric, endsAt: mission.endsAt, state: stateOf(mission) },
  ...{ target: formatMoney(mission.target), progress: formatMoney(mission.amount) },
  reward: { type: mission.rewardType, amount: formatMoney(mission.reward) },
})
