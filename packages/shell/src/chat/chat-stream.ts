import type { ChatMessage } from '@boardwalk/api-client/contract'
import { lazyApi } from '@boardwalk/api-client/lazy'
import type { ShellStore } from '../app/store.ts'
import { connect } from '../live/connect.ts'

export type ChatEvent = { kind: 'msg'; message: ChatMessage } | { kind: 'del'; id: string } | { kind: 'reload' }

const isText = (value: unknown): value is string => typeof value === 'string'

/** Only whole messages are shown; anything else is dropped, and the next read of the history corrects it. */
function readMessage(data: Record<string, unknown>): ChatMessage | null {
  const { id, room, from, name, level, text, at, mine } = data
  if (![id, room, from, name, text, at].every(isText) || typeof level !== 'number') return null
  return { id, room, from, name, level, text, at, mine: mine === true } as ChatMessage
}

export function readChatEvent(name: string, data: string): ChatEvent | null {
  try {
    const value: unknown = JSON.parse(data)
    if (typeof value !== 'object' || value === null) return null
    const fields = value as Record<string, unknown>
    if (name === 'reload') return { kind: 'reload' }
    if (name === 'del') return isText(fields.id) ? { kind: 'del', id: fields.id } : null
    const message = readMessage(fields)
    return message && { kind: 'msg', message }
  } catch {
    return null
  }
}

type Listening = { onEvent: (event: ChatEvent) => void; onOpen: () => void; onClosed: () => void }

/** Hears the rooms of this merchant until the returned function is called (contract D10-7). */
export const listenToChat = (store: ShellStore, listening: Listening) =>
  connect<ChatEvent>({
    path: '/wps/chat/stream',
    names: ['msg', 'del', 'reload'],
    read: readChatEvent,
    getTicket: async () => {
      const { data } = await store.dispatch(lazyApi.endpoints.chatTicket.initiate({}))
      return data?.ticket ?? null
    },
    ...listening,
  })
