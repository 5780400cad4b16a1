import type { ChatMessage } from '@boardwalk/api-client/contract'

/** A message that was sent and has no response yet, or an error. */
export type Pending = { clientId: string; text: string; state: 'sending' | 'failed'; error?: unknown }

/** Messages oldest first; `held`: own ones that arrive live while one is being sent, which may be that very one. */
export type RoomState = {
  messages: readonly ChatMessage[]
  pending: readonly Pending[]
  held: readonly ChatMessage[]
  hasMore: boolean
  isLoaded: boolean
}

export type RoomEvent =
  | { type: 'newest'; list: readonly ChatMessage[]; hasMore: boolean }
  | { type: 'older'; list: readonly ChatMessage[]; hasMore: boolean }
  | { type: 'received'; message: ChatMessage }
  | { type: 'removed'; id: string }
  | { type: 'pressed'; clientId: string; text: string }
  | { type: 'said'; clientId: string; message: ChatMessage }
  | { type: 'failed'; clientId: string; error: unknown }
  | { type: 'dropped'; clientId: string }

export const emptyRoom: RoomState = { messages: [], pending: [], held: [], hasMore: false, isLoaded: false }

/** Ids grow with time, so their order is the order of the room; one id is one message. */
function merge(...lists: (readonly ChatMessage[])[]): ChatMessage[] {
  const known = new Map(lists.flat().map((message) => [message.id, message]))
  return [...known.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The newest page is complete from its oldest message on: missing ones were removed. */
function withNewest(state: RoomState, list: readonly ChatMessage[], hasMore: boolean): RoomState {
  const [newest, oldest] = [list[0]?.id, list.at(-1)?.id]
  const older = oldest && hasMore ? state.messages.filter(({ id }) => id < oldest) : []
  // Heard while the page was on its way.
  const newer = newest ? state.messages.filter(({ id }) => id > newest) : []
  return {
    ...state,
    messages: merge(older, list, newer),
    hasMore: older.length > 0 ? state.hasMore : hasMore,
    isLoaded: true,
  }
}

const isSending = ({ state }: Pending) => state === 'sending'

/** Adds the messages that were held back, once nothing is being sent. */
function released(state: RoomState): RoomState {
  if (state.pending.some(isSending)) return state
  return { ...state, messages: merge(state.messages, state.held), held: [] }
}

const withPending = (state: RoomState, clientId: string, change: Partial<Pending> | null): RoomState => ({
  ...state,
  pending: state.pending.flatMap((each) =>
    each.clientId === clientId ? (change ? [{ ...each, ...change }] : []) : [each],
  ),
})

/** The state of a room after each of its events. */
export function roomReducer(state: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'newest':
      return withNewest(state, event.list, event.hasMore)
    case 'older':
      return { ...state, messages: merge(event.list, state.messages), hasMore: event.hasMore }
    case 'received':
      if (event.message.mine && state.pending.some(isSending)) return { ...state, held: [...state.held, event.message] }
      return { ...state, messages: merge(state.messages, [event.message]) }
    case 'removed':
      return { ...state, messages: state.messages.filter(({ id }) => id !== event.id) }
    case 'pressed': {
      const { clientId, text } = event
      const isRetry = state.pending.some((each) => each.clientId === clientId)
      if (isRetry) return withPending(state, clientId, { state: 'sending', error: undefined })
      return { ...state, pending: [...state.pending, { clientId, text, state: 'sending' }] }
    }
    case 'said': {
      const rest = withPending(state, event.clientId, null)
      return released({ ...rest, messages: merge(rest.messages, [event.message]) })
    }
    case 'failed':
      return released(withPending(state, event.clientId, { state: 'failed', error: event.error }))
    case 'dropped':
      return withPending(state, event.clientId, null)
  }
}
