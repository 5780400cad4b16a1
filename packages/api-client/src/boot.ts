import { api } from './api.ts'
import type { BootEntry } from './contract/boot.ts'
import { routes } from './contract/routes.ts'

type Entries = Parameters<typeof api.util.upsertQueryEntries>[0]

/** Puts answers that came with the page into the store, on the server and in the browser alike. */
export const bootEntries = (entries: readonly BootEntry[]) => {
  const known = entries.filter(({ endpoint }) => Object.hasOwn(routes, endpoint))
  return api.util.upsertQueryEntries(
    known.map(({ endpoint, arg, value }) => ({ endpointName: endpoint, arg, value })) as unknown as Entries,
  )
}
