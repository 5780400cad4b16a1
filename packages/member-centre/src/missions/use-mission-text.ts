import type { Endpoints, Value } from '@boardwalk/api-client'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { usePoints } from '../points/use-points.ts'

export type Mission = Value<Endpoints['missionSummary']>['list'][number]
type Reward = Mission['reward']

/** Numbers of bets and days come written like money. */
const isMoney: Record<Mission['metric'], boolean> = { STAKE: true, DEPOSIT: true, BETS: false, SIGN_IN: false }

/** Amounts of missions as people read them. */
export function useMissionText() {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const points = usePoints()
  const amount = (metric: Mission['metric'], text: string) =>
    isMoney[metric] ? money(text) : formatCount(Math.trunc(Number(text)))
  return {
    amount,
    progress: ({ metric, progress, target }: Mission) =>
      t('missionLeaderboard.of', { value: amount(metric, progress), most: amount(metric, target) }),
    reward: ({ type, amount: text }: Reward, key: 'reward' | 'done') =>
      t(`missionLeaderboard.${key}.${type}`, { amount: type === 'POINTS' ? points(text) : money(text) }),
  }
}
