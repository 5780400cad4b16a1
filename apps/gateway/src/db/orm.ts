/**
 * The one importer of drizzle-orm: Node reads the package's 180 kB of `exports` for every file that imports it, which took
 * a quarter of each start.
 */
export * from 'drizzle-orm'
