import type { Endpoints, Value } from '@boardwalk/api-client'

export type RankAnswer = Value<Endpoints['playerRank']>
