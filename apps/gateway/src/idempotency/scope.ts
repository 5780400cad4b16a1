import type { Caller } from '@boardwalk/api-client/contract'

/** Keys of different accounts never collide (contract K-1). */
export const keyScope = ({ merchant, memberId }: Pick<Caller, 'merchant' | 'memberId'>): string =>
  `${merchant}:${memberId}`
