/** The one importer of drizzle-orm's tables, as `orm.ts` is of the rest. */
export * from 'drizzle-orm/pg-core'
