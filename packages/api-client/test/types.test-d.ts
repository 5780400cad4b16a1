import { expectTypeOf, test } from 'vitest'
import type * as centres from '../src/centres.ts'
import type { Endpoints, Handlers, NamesOf, Parsed, Value, View } from '../src/contract/index.ts'
import type * as first from '../src/hooks.ts'
import { useBalanceQuery, useGameListQuery, useLaunchGameMutation, useMemberInfoQuery } from '../src/index.ts'
import type * as lazy from '../src/lazy.ts'
import { useWalletTransferMutation } from '../src/lazy.ts'

type HookOf<K extends keyof Endpoints> = Endpoints[K]['kind'] extends 'query'
  ? `use${Capitalize<K>}Query` | `useLazy${Capitalize<K>}Query`
  : `use${Capitalize<K>}Mutation`
type HooksOf<V extends View> = { [K in NamesOf<V>]: HookOf<K> }[NamesOf<V>]
type Exported<M> = Extract<keyof M, `use${string}`>

test('every row has its hooks in the module of its view, and none besides', () => {
  expectTypeOf<Exported<typeof first>>().toEqualTypeOf<HooksOf<'first'>>()
  expectTypeOf<Exported<typeof lazy>>().toEqualTypeOf<HooksOf<'lazy'>>()
  expectTypeOf<Exported<typeof centres>>().toEqualTypeOf<HooksOf<'centre'>>()
})

test('hooks take the request of their row and return its answer', () => {
  expectTypeOf(useBalanceQuery().data).toEqualTypeOf<Value<Endpoints['balance']> | undefined>()
  expectTypeOf(useMemberInfoQuery().data?.clubLabel?.rankLevel).toEqualTypeOf<number | undefined>()
  useGameListQuery({ pageNo: 2, gameType: 'RNG' })
  // @ts-expect-error no such category
  useGameListQuery({ gameType: 'BINGO' })
  // @ts-expect-error no such field
  useGameListQuery({ page: 1 })
})

test('writes that move money demand a key', () => {
  const [transfer] = useWalletTransferMutation()
  transfer({ from: 'MAIN', to: '101', amount: '1.00', idempotencyKey: 'made-when-confirmed' })
  // @ts-expect-error the key is missing
  transfer({ from: 'MAIN', to: '101', amount: '1.00' })
  const [launch] = useLaunchGameMutation()
  // @ts-expect-error a launch has none
  launch({ gameCode: 'g', idempotencyKey: 'x' })
})

test('handlers get parsed input and a caller only where a session is sure', () => {
  type Some = Handlers<Pick<Endpoints, 'balance' | 'gameList' | 'walletTransfer' | 'rankList'>>
  type CallOf<K extends keyof Some> = Parameters<Some[K]>[0]
  expectTypeOf<CallOf<'gameList'>['input']['pageNo']>().toEqualTypeOf<number>()
  expectTypeOf<Parsed<Endpoints['rankList']>['limitNum']>().toEqualTypeOf<number>()
  expectTypeOf<null>().not.toExtend<CallOf<'balance'>['caller']>()
  expectTypeOf<null>().toExtend<CallOf<'gameList'>['caller']>()
  expectTypeOf<CallOf<'walletTransfer'>['request']['idempotencyKey']>().toEqualTypeOf<string>()
  // @ts-expect-error a row is missing
  const incomplete: Some = { balance: async () => Promise.reject(), gameList: async () => Promise.reject() }
  expectTypeOf(incomplete).toExtend<Some>()
})
