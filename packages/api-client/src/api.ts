import { createApi, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './base-query.ts'
import { routes } from './contract/routes.ts'
import { tags } from './contract/tags.ts'
import { type Definitions, definitions } from './definitions.ts'

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  refetchOnReconnect: true,
  // A hook without an argument and a boot entry with `{}` share one cache entry.
  serializeQueryArgs: (asked) => defaultSerializeQueryArgs({ ...asked, queryArgs: asked.queryArgs ?? {} }),
  endpoints: (build) => definitions<Definitions<keyof typeof routes>>(routes, build),
})
