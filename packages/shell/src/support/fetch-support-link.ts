import { lazyApi } from '@boardwalk/api-client/lazy'
import { createReplyKey } from '@boardwalk/api-client/reply-key'
import type { ShellStore } from '../app/store.ts'
import { supportAddress } from './support-window.ts'

export type SupportDesk = 'VIP' | 'LIVECHAT'

/** Asks for the help desk's address, which comes sealed to a key that lives for this one question (contract D1-9). */
export async function fetchSupportLink(store: ShellStore, csType: SupportDesk): Promise<string> {
  const { clientKey, open } = await createReplyKey()
  const ask = lazyApi.endpoints.customerServiceLink.initiate(
    { csType, clientKey },
    { forceRefetch: true, subscribe: false },
  )
  const { link } = await store.dispatch(ask).unwrap()
  return supportAddress(await open(link), location.href)
}
