import { bigint, customType, timestamp } from './pg-core.ts'

/** An instant; the database's clock writes it unless a value is given. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An amount in units of 1/10 000. */
export const units = (name: string) => bigint(name, { mode: 'bigint' })

export const citext = customType<{ data: string }>({ dataType: () => 'citext' })
export const ltree = customType<{ data: string }>({ dataType: () => 'ltree' })
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
