import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { code, LanguageField, paging, withinPages } from '../fields.ts'
import { Id, Int, Money, Points, Ref, Text, Ts } from '../scalars.ts'
import { listOf, pageOf } from '../shared/paging.ts'
import { Metric } from '../shared/promotion.ts'
import { sharedBy } from '../sharing.ts'

const language = v.optional(LanguageField)
const Device = v.optional(code(32))
const MissionPeriod = v.picklist(['ONCE', 'DAILY', 'WEEKLY'])

const MissionReward = v.picklist(['CASH', 'BONUS', 'POINTS'])

const LotteryGame = v.object({
  gameCode: Text,
  gameName: Text,
  icon: Text,
  status: v.picklist(['UP', 'MAINTENANCE']),
  drawEverySec: Int,
  nextDrawAt: Ts,
  closeBeforeSec: Int,
})

const Mission = v.object({
  missionId: Id,
  title: Text,
  desc: Text,
  period: MissionPeriod,
  metric: Metric,
  target: Money,
  progress: Money,
  reward: v.object({ type: MissionReward, amount: Money }),
  state: v.picklist(['OPEN', 'CLAIM', 'CLAIMED', 'CLOSED']),
  endsAt: v.nullable(Ts),
})

export const lotterySchemas = {
  vnMenu: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({ device: Device, language }),
    value: listOf(v.object({ group: Text, games: v.array(LotteryGame) })),
    errors: [],
    cache: sharedBy('merchant', 'language'),
  },
  vnRecent: {
    origin: 'spec',
    rate: 'r',
    request: v.strictObject({ device: Device, language }),
    value: listOf(v.object({ gameCode: Text, gameName: Text, icon: Text, lastPlayedAt: Ts })),
    errors: [],
  },
  missionSummary: {
    origin: 'spec',
    who: 'real',
    rate: 'r',
    request: v.strictObject({ language }),
    value: v.object({ badge: Int, list: v.array(Mission) }),
    errors: ['FEATURE_OFF'],
  },
  missionLeaderboard: {
    origin: 'spec',
    who: 'real',
    rate: 'r',
    request: v.pipe(
      v.strictObject({ missionId: v.optional(Id), period: v.optional(MissionPeriod), ...paging() }),
      withinPages(),
    ),
    value: pageOf(v.object({ rank: Int, accountMasked: Text, score: Money, reward: Money }), {
      me: v.nullable(v.object({ rank: Int, score: Money })),
    }),
    errors: ['FEATURE_OFF'],
  },
  /** Pays the reward of the current period; `cash`, `bonus` and `points` are the balances after it. */
  claimMission: {
    origin: 'extension',
    who: 'real',
    rate: 'm',
    request: v.strictObject({ id: Id }),
    value: v.object({ refNo: Ref, type: MissionReward, amount: Money, cash: Money, bonus: Money, points: Points }),
    errors: ['ALREADY_CLAIMED', 'NOT_ELIGIBLE', 'NOT_FOUND', 'RG_EXCLUDED', 'FEATURE_OFF'],
  },
} as const satisfies Record<string, Schemas>
