import type { Asks } from '../db/client.ts'

/** Drops runs older than the queue keeps their messages, except the newest of each party. */
export const purgeRuns = async (client: Asks): Promise<void> =>
  void (await client.query(`
    DELETE FROM job_run r WHERE done_at < now() - interval '30 days' AND EXISTS (
      SELECT FROM job_run later WHERE later.job = r.job AND later.party = r.party AND later.due_at > r.due_at)`))
