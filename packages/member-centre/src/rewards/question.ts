import type { Endpoints, Value } from '@boardwalk/api-client'
import { defineQuestion, oneOf, pageUpTo } from '@boardwalk/shell/page-kit'

export type Reward = Value<Endpoints['rewards']>['list'][number]

export const PAGE_SIZE = 20
export const states = ['ALL', 'CLAIM', 'CLAIMED', 'ISSUED', 'REJECTED', 'CLOSED'] as const
export const question = defineQuestion({ state: oneOf(states, 'ALL'), page: pageUpTo(10_000 / PAGE_SIZE) })
