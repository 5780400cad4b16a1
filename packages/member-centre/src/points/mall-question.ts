import type { Endpoints, Value } from '@boardwalk/api-client'
import { defineQuestion, oneOf, pageUpTo } from '@boardwalk/shell/page-kit'

export const PAGE_SIZE = 24
export const rewardTypes = ['ALL', 'CASH', 'BONUS', 'GOODS'] as const

export const question = defineQuestion({
  type: oneOf(rewardTypes, 'ALL'),
  page: pageUpTo(Math.floor(10_000 / PAGE_SIZE)),
})

export type Reward = Value<Endpoints['pointRewards']>['list'][number]
