import type { Asks } from '../db/client.ts'

/** Drops what nobody asks for any more: told events after ten minutes, stored answers after 72 hours (contract K-7). */
export const purgeTold = async (client: Asks): Promise<void> => {
  await client.query(`
    WITH told AS (DELETE FROM outbox WHERE id < (SELECT uuidv7(interval '-10 minutes')) AND done_at < now() - interval '10 minutes')
    DELETE FROM idem WHERE created_at < now() - interval '72 hours'`)
}
