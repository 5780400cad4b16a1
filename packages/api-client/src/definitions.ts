import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query'
import type { BaseQuery } from './base-query.ts'
import type { ApiError } from './context.ts'
import type { Endpoint, Input, Route, Value } from './contract/endpoint.ts'
import type { EndpointName, Endpoints } from './contract/endpoints.ts'
import type { Tag } from './contract/tags.ts'
import { endpointRegistry } from './endpoint-registry.ts'
import type { RequestInput } from './request.ts'

type Keyed<E extends Endpoint> = E extends { idempotent: true }
  ? /** Made when the user confirms, kept until a final response (contract A9 K-8). */ Input<E> & {
      idempotencyKey: string
    }
  : Input<E>

/** Argument of a hook: the row's input, optional if all its fields are. */
// biome-ignore lint/suspicious/noConfusingVoidType: only a parameter that may be void can be left out of a call
export type Argument<E extends Endpoint> = Record<never, never> extends Keyed<E> ? Keyed<E> | void : Keyed<E>

type Definition<E extends Endpoint> = E['kind'] extends 'query'
  ? QueryDefinition<Argument<E>, BaseQuery, Tag, Value<E>, 'api'>
  : MutationDefinition<Argument<E>, BaseQuery, Tag, Value<E>, 'api'>

export type Definitions<Names extends EndpointName> = { [K in Names]: Definition<Endpoints[K]> }

/** A refusal changed nothing; anything else, even silence, may have. */
const changed = (tags: readonly Tag[]) => (_value: unknown, error: ApiError | undefined) =>
  error?.status && error.status < 500 ? [] : tags

const provided = ({ tags, token, audience }: Route): Tag[] => [
  ...tags,
  ...(token || audience ? (['Session'] as const) : []),
]

/** Makes RTK Query's endpoints of rows, so that a new row needs no code here; the one cast gives them their types. */
export const definitions = <D>(rows: Record<string, Route>, build: EndpointBuilder<BaseQuery, Tag, 'api'>): D =>
  Object.fromEntries(
    Object.entries(rows).map(([name, route]) => {
      endpointRegistry[name] = route
      const query = (input: RequestInput | undefined) => ({ name: name as EndpointName, input: input ?? {} })
      return [
        name,
        route.kind === 'query'
          ? build.query({ query, providesTags: provided(route), keepUnusedDataFor: route.lifetime ?? 60 })
          : build.mutation({ query, invalidatesTags: changed(route.tags) }),
      ]
    }),
  ) as D
