import {
  createApi,
  defaultSerializeQueryArgs,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react'
import { type BaseQuery, baseQuery } from './base-query.ts'
import type { ApiError } from './context.ts'
import type { Endpoint, Input, Route, Tag, Value } from './contract/endpoint.ts'
import type { EndpointName, Endpoints } from './contract/endpoints.ts'
import { routes } from './contract/routes.ts'
import { lifetimes } from './lifetimes.ts'
import type { RequestInput } from './request.ts'

type Keyed<E extends Endpoint> = E extends { idempotent: true }
  ? /** Made when the user confirms, kept until a final answer (contract A9 K-8). */ Input<E> & {
      idempotencyKey: string
    }
  : Input<E>

/** What a hook takes: the row's input, and nothing at all where every field may be left out. */
// biome-ignore lint/suspicious/noConfusingVoidType: only a parameter that may be void can be left out of a call
export type Argument<E extends Endpoint> = Record<never, never> extends Keyed<E> ? Keyed<E> | void : Keyed<E>

type Definition<E extends Endpoint> = E['kind'] extends 'query'
  ? QueryDefinition<Argument<E>, BaseQuery, Tag, Value<E>, 'api'>
  : MutationDefinition<Argument<E>, BaseQuery, Tag, Value<E>, 'api'>

type Definitions = { [K in EndpointName]: Definition<Endpoints[K]> }

const tagTypes: Tag[] = [
  'Session',
  'Balance',
  'Member',
  'Games',
  'Favourites',
  'Recent',
  'Site',
  'Inbox',
  'Points',
  'Missions',
  'Contracts',
]

/** A refusal changed nothing; anything else, even silence, may have. */
const changed = (tags: readonly Tag[]) => (_value: unknown, error: ApiError | undefined) =>
  error?.status && error.status < 500 ? [] : tags

const provided = ({ tags, token }: Route): Tag[] => [...tags, ...(token ? (['Session'] as const) : [])]

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  refetchOnReconnect: true,
  // A hook without an argument and a boot entry with `{}` mean the same answer.
  serializeQueryArgs: (asked) => defaultSerializeQueryArgs({ ...asked, queryArgs: asked.queryArgs ?? {} }),
  // One cast turns the table into typed endpoints, so a new row needs no code here.
  endpoints: (build) =>
    Object.fromEntries(
      Object.entries<Route>(routes).map(([name, route]) => {
        const query = (input: RequestInput | undefined) => ({ name: name as EndpointName, input: input ?? {} })
        const keepUnusedDataFor = lifetimes[name as EndpointName] ?? 60
        return [
          name,
          route.kind === 'query'
            ? build.query({ query, providesTags: provided(route), keepUnusedDataFor })
            : build.mutation({ query, invalidatesTags: changed(route.tags) }),
        ]
      }),
    ) as unknown as Definitions,
})
