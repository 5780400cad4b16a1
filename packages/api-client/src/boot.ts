import { api } from './api.ts'
import type { BootEntry } from './contract/boot.ts'
import { endpointRegistry } from './endpoint-registry.ts'

type Entries = Parameters<typeof api.util.upsertQueryEntries>[0]

/**
 * Puts the page's embedded responses into the store, on the server and in the browser alike. Responses of endpoints
 * whose code is not loaded are skipped.
 */
export const bootEntries = (entries: readonly BootEntry[]) => {
  const askable = entries.filter(({ endpoint }) => Object.hasOwn(endpointRegistry, endpoint))
  return api.util.upsertQueryEntries(
    askable.map(({ endpoint, arg, value }) => ({ endpointName: endpoint, arg, value })) as unknown as Entries,
  )
}
