import type { Asks } from '../db/client.ts'

/** Drops a merchant's sessions that ended for good a month ago. */
export const purgeSessions = async (client: Asks, merchant: string): Promise<void> =>
  void (await client.query(`DELETE FROM session WHERE merchant = $1 AND expires_at < now() - interval '30 days'`, [
    merchant,
  ]))
