import { lazyApi } from '@boardwalk/api-client/lazy'
import { createReplyKey } from '@boardwalk/api-client/reply-key'
import type { ShellStore } from '../app/store.ts'
import { supportAddress } from './support-window.ts'

export type SupportDesk = 'VIP' | 'LIVECHAT'

/** Fetches the help desk's address, sealed to a key that exists for this one request (contract D1-9). */
export async function fetchSupportLink(store: ShellStore, csType: SupportDesk): Promise<string> {
  const { clientKey, open } = await createReplyKey()
  const ask = lazyApi.endpoints.customerServiceLink.initiate(
    { csType, clientKey },
    { forceRefetch: true, subscribe: false },
  )
  const { link } = await store.dispatch(ask).unwrap()
  return supportAddress(await open(link), location.href)
}
