/**
 * What a cached answer is about; a mutation that names a tag makes the queries behind it refetch.
 * `Session` is on every T query by itself; whoever stored or dropped a token invalidates it.
 */
export const tags = [
  'Session',
  'Balance',
  'Allowance',
  'Member',
  'Games',
  'Favourites',
  'Recent',
  'Site',
  'Inbox',
  'Points',
  'Missions',
  'Contracts',
  'Sessions',
  'Promotions',
  'Chat',
  'Play',
] as const

export type Tag = (typeof tags)[number]
