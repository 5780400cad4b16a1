import { parseMoney } from '@boardwalk/i18n/money'

/** Compares two amounts as they come on the wire. */
export const isBelow = (amount: string, limit: string): boolean => parseMoney(amount) < parseMoney(limit)
