import { createApi, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'
import type { Tag } from './contract/endpoint.ts'
import { routes } from './contract/routes.ts'
import { type Definitions, definitions } from './definitions.ts'

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
  'Sessions',
  'Promotions',
  'Chat',
]

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  refetchOnReconnect: true,
  // A hook without an argument and a boot entry with `{}` mean the same answer.
  serializeQueryArgs: (asked) => defaultSerializeQueryArgs({ ...asked, queryArgs: asked.queryArgs ?? {} }),
  endpoints: (build) => definitions<Definitions<keyof typeof routes>>(routes, build),
})
