import type { Endpoints, Value } from '@boardwalk/api-client'

/** What somebody may do in the rooms. */
export type ChatRules = Pick<Value<Endpoints['chatRooms']>, 'canSay' | 'mutedUntil' | 'ignored'>
