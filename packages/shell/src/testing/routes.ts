import { endpoints } from '@boardwalk/api-client/contract'

/** Path of every row, by name. */
export const routes: Record<string, string> = Object.fromEntries(
  Object.entries(endpoints).map(([name, { path }]) => [name, path]),
)
