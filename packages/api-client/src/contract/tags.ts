/**
 * The subject of a cached response; a mutation that names a tag makes the queries behind it refetch. `Session` is added
 * to every T query; invalidate it after storing or dropping a token.
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
  'Feedback',
  'Points',
  'Missions',
  'Rewards',
  'Contracts',
  'Sessions',
  'Promotions',
  'Notices',
  'Chat',
  'Play',
  'Team',
] as const

export type Tag = (typeof tags)[number]
