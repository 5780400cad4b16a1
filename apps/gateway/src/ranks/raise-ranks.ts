import type { Asks } from '../db/client.ts'
import { totalsText } from './read-rank.ts'

/**
 * Gives each club member of a merchant the highest level whose needs are met. A level is never taken away, and an
 * operator decides who joins the club.
 */
export const raiseRanks = async (client: Asks, merchant: string): Promise<void> =>
  void (await client.query(
    `UPDATE member SET rank_level = reached.level, club_label = reached.label, version = member.version + 1
     FROM (SELECT DISTINCT ON (m.id) m.id, l.level, l.label
       FROM member m JOIN merchant o ON o.code = m.merchant CROSS JOIN LATERAL (SELECT ${totalsText}) t
         JOIN rank_level l ON l.merchant = m.merchant AND l.level > m.rank_level
           AND l.need_valid_bet <= t."validBet" AND l.need_deposit <= t.deposit
       WHERE m.merchant = $1 AND m.club_label IS NOT NULL AND m.type IN (0, 1, 2, 41)
       ORDER BY m.id, l.level DESC) reached
     WHERE member.id = reached.id`,
    [merchant],
  ))
