import type { Asks } from '../db/client.ts'

/** Drops delivered events after ten minutes and stored answers after 72 hours (contract K-7). */
export const purgeDelivered = async (client: Asks): Promise<void> => {
  await client.query(`
    WITH delivered AS (DELETE FROM outbox WHERE id < (SELECT uuidv7(interval '-10 minutes')) AND done_at < now() - interval '10 minutes')
    DELETE FROM idem WHERE created_at < now() - interval '72 hours'`)
}
