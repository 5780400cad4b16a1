import { teamTypes } from '../agents/add-days.ts'
import { type SQL, sql } from '../db/orm.ts'

/**
 * Places in the hierarchy at an instant, as text for a statement: accounts that moved since, with the place that they
 * had. A window is paid for the teams that it began with, so that a later move changes no settlement.
 */
export const movedSince = (merchant: string, instant: string): string => `
  (SELECT DISTINCT ON (p.member_id) p.member_id, p.path FROM member_place p
    WHERE p.merchant = ${merchant} AND p.until > ${instant} ORDER BY p.member_id, p.until)`

/**
 * Accounts `m` below `memberId` at an instant, on request with itself; a table of a statement. Staff and trials are left
 * out. Those that have left since have no name, because an agent sees only its own team.
 */
export const teamThen = (memberId: string, instant: string, isWithHead = false): SQL => sql`
  (WITH head AS (SELECT id, merchant, path FROM member WHERE id = ${memberId}),
    moved AS (
      SELECT DISTINCT ON (p.member_id) p.member_id, p.path FROM head JOIN member_place p ON p.merchant = head.merchant
      WHERE p.until > ${instant} ORDER BY p.member_id, p.until)
    SELECT b.id, b.username FROM head JOIN member b ON b.path <@ head.path AND b.id <> head.id
      WHERE b.type IN ${teamTypes} AND NOT EXISTS (SELECT FROM moved WHERE moved.member_id = b.id)
    UNION ALL
    SELECT b.id, CASE WHEN b.path <@ head.path THEN b.username END
    FROM head JOIN moved ON index(moved.path, replace(head.id::text, '-', '')::ltree) >= 0
      JOIN member b ON b.id = moved.member_id AND b.id <> head.id WHERE b.type IN ${teamTypes}
    ${isWithHead ? sql`UNION ALL SELECT b.id, b.username FROM head JOIN member b USING (id)` : sql``}) m`
