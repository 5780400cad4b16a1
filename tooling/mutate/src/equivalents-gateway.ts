import type { Equivalent } from './equivalent.ts'

/** Changes of one line of the gateway that are the same program, for one reason. */
const same = (file: string, because: string, before: string, changes: readonly string[]): Equivalent[] =>
  changes.map((after) => ({ file: `apps/gateway/src/${file}`, before, after, because }))

export const gatewayEquivalents: readonly Equivalent[] = [
  ...same(
    'ledger/house-account.ts',
    'the types of the house begin with H: (account_house_type), and a member has none of them',
    `const find = sql\`SELECT id FROM account WHERE member_id IS NULL AND type = \${type} AND currency = \${currency}\``,
    [`const find = sql\`SELECT id FROM account WHERE true AND type = \${type} AND currency = \${currency}\``],
  ),
  ...same(
    'ledger/house-balance.ts',
    'the types of the house begin with H: (account_house_type), and a member has none of them',
    'WHERE a.member_id IS NULL AND a.type = $1 AND a.currency = $2`,',
    ['WHERE true AND a.type = $1 AND a.currency = $2`,'],
  ),
  ...same(
    'callbacks/bet-statement.ts',
    'the types of the house begin with H: (account_house_type), and a member has none of them',
    `WHERE member_id IS NULL AND type = 'H:GAME:' || g.vendor AND currency = a.currency OFFSET 0) house`,
    [`WHERE true AND type = 'H:GAME:' || g.vendor AND currency = a.currency OFFSET 0) house`],
  ),
  ...same(
    'callbacks/bet-statement.ts',
    'the count only makes the claims the first rows that are written',
    'SELECT n, balance + bonus AS balance FROM debited WHERE (SELECT count(*) FROM claimed) > 0`',
    ['SELECT n, balance + bonus AS balance FROM debited WHERE (SELECT count(*) FROM claimed) >= 0`'],
  ),
  ...same('callbacks/bet-batches.ts', 'every bet is a new object, so the cache finds none', 'cache: false,', [
    'cache: true,',
  ]),
  ...same(
    'ledger/invariants.ts',
    'the types of the house begin with H: (account_house_type), and a member has none of them',
    'sql: `SELECT p.merchant, p.amount::text FROM jackpot p LEFT JOIN account a ON a.member_id IS NULL',
    ['sql: `SELECT p.merchant, p.amount::text FROM jackpot p LEFT JOIN account a ON true'],
  ),
  ...same(
    'ledger/house-balance.ts',
    'no transaction that a snapshot sees is its xmin',
    'WHERE e.account_id = a.id AND j.xid < bound.xid), 0), bound.xid',
    ['WHERE e.account_id = a.id AND j.xid <= bound.xid), 0), bound.xid'],
  ),
  ...same(
    'ledger/house-balance.ts',
    'no transaction that a snapshot sees is its xmin',
    'WHERE j.xid >= (SELECT min(xmin_bound) FROM house_snapshot) AND j.xid < bound.xid AND j.xid >= s.xmin_bound',
    ['WHERE j.xid >= (SELECT min(xmin_bound) FROM house_snapshot) AND j.xid <= bound.xid AND j.xid >= s.xmin_bound'],
  ),
  ...same(
    'ledger/house-account.ts',
    'an insert of what is there does nothing, and the next lines read it',
    'if (known) return BigInt(known.id)',
    [';'],
  ),
  ...same(
    'ledger/house-account.ts',
    'the insert has stored it or found it; the check is for the compiler',
    `if (!made) throw new Error(\`House account \${type} \${currency} was not stored.\`)`,
    [';'],
  ),
  ...same(
    'ledger/verify.ts',
    'the command uses one connection, and pg takes 0 for its default of ten',
    `const pool = openPool({ url: database.url, size: 1, name: 'ledger-verify' })`,
    [
      `const pool = openPool({ url: database.url, size: 2, name: 'ledger-verify' })`,
      `const pool = openPool({ url: database.url, size: 0, name: 'ledger-verify' })`,
    ],
  ),
  ...same(
    'callbacks/player.ts',
    'the accounts of a currency are opened together',
    `AND EXISTS (SELECT FROM account a WHERE a.member_id = p.member_id AND a.type = 'CASH' AND a.currency = p.currency)\`)`,
    [
      'AND EXISTS (SELECT FROM account a WHERE a.member_id = p.member_id AND true AND a.currency = p.currency)`)',
      `AND EXISTS (SELECT FROM account a WHERE a.member_id = p.member_id AND a.type <> 'CASH' AND a.currency = p.currency)\`)`,
    ],
  ),
  ...same(
    'callbacks/parse-body.ts',
    'the next lines fail on a body that is no buffer, which answers the same',
    'if (!Buffer.isBuffer(body)) return undefined',
    [';'],
  ),
  ...same('callbacks/flow.ts', 'the first call begins its second with no flows to reset', 'let current = 0', [
    'let current = 1',
  ]),
  ...same(
    'callbacks/rollback.ts',
    'a win is stored only on a bet that is stored; the check is for the compiler',
    `if (!bet) throw new Error(\`Win \${target.txId} has no bet.\`)`,
    [';'],
  ),
  ...same(
    'callbacks/rollback.ts',
    'both are there or neither is: what booked something is undone by a booking',
    'journalId && target.journalId',
    ['journalId || target.journalId'],
  ),
  ...same(
    'protection/limits.ts',
    'it only spares work: other kinds do not read the minutes, and what is outside the window is cut off',
    `FROM session s WHERE l.kind = 'SESSION' AND s.member_id = l.member_id AND s.expires_at > w.begins)) t`,
    [
      'FROM session s WHERE true AND s.member_id = l.member_id AND s.expires_at > w.begins)) t',
      `FROM session s WHERE l.kind = 'SESSION' AND s.member_id = l.member_id AND true)) t`,
      `FROM session s WHERE l.kind = 'SESSION' AND s.member_id = l.member_id AND s.expires_at >= w.begins)) t`,
    ],
  ),
]
