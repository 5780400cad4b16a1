import { parseMoney } from '@boardwalk/i18n/money'

/** Compares two amounts in the format of the wire. */
export const isBelow = (amount: string, limit: string): boolean => parseMoney(amount) < parseMoney(limit)
