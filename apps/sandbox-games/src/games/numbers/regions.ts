import type { Region } from './rules.ts'

/** The centre draws as the south does: 18 numbers, the special prize of six digits. */
export const regionOf = (table: string): Region => (table.startsWith('VN_NORTH') ? 'north' : 'south')
