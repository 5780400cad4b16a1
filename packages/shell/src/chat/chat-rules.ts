import type { Endpoints, Value } from '@boardwalk/api-client'

/** A player's permissions in the rooms. */
export type ChatRules = Pick<Value<Endpoints['chatRooms']>, 'canSay' | 'mutedUntil' | 'ignored'>
