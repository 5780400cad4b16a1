import type { Db } from '../db/client.ts'
import { and, asc, eq, isNotNull } from '../db/orm.ts'
import { games } from '../db/schema/catalogue.ts'

/** Classes that occur among each vendor's games, by vendor code. */
export async function gameClasses(db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .selectDistinct({ vendor: games.vendor, classify: games.classify })
    .from(games)
    .where(and(eq(games.isEnabled, true), isNotNull(games.classify)))
    .orderBy(asc(games.vendor), asc(games.classify))
  const found = new Map<string, string[]>()
  for (const { vendor, classify } of rows) if (classify) found.set(vendor, [...(found.get(vendor) ?? []), classify])
  return found
}
