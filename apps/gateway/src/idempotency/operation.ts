import type { Caller, Endpoints, Value } from '@boardwalk/api-client/contract'
import type { Db } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { idem } from '../db/schema/idem.ts'
import { keyScope } from './scope.ts'

/** Status of a write: UNKNOWN means that nothing was committed under this key (contract D1-2). */
export async function readOperation(db: Db, caller: Caller, key: string): Promise<Value<Endpoints['operation']>> {
  const owned = and(eq(idem.scope, keyScope(caller)), eq(idem.key, key))
  const [stored] = await db.select({ status: idem.status, body: idem.body }).from(idem).where(owned)
  return stored ? { state: 'DONE', ...stored } : { state: 'UNKNOWN', status: null, body: null }
}
