import { AppError } from '@boardwalk/api-client/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlayer, openGateway, send, type TestGateway } from '../../test/gateway.ts'
import type { Tx } from '../db/client.ts'
import { sql } from '../db/orm.ts'
import { members } from '../db/schema/member.ts'
import { newId } from '../ids.ts'
import type { CreateRules } from './may-create.ts'
import { moveSubtree } from './move.ts'
import { labelOf, placeOf } from './place.ts'
import { findInTeam, teamOf, withTeam } from './team.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(async () => await gateway.close())

const merchant = 'walogm'
const rules = { creates: { 1: [0, 1], 2: [0, 1] } satisfies CreateRules, timeZone: 'Asia/Manila' }

/** The hierarchy as a list of uplines, which has no paths to get wrong. */
type Model = Map<string, string | null>
const below = (model: Model, id: string): string[] =>
  [...model].flatMap(([each, upline]) => (upline === id ? [each, ...below(model, each)] : []))

async function insertMember(tx: Tx, { id, uplineId, path }: { id: string; uplineId: string | null; path: string }) {
  const name = labelOf(id)
  const known = { username: name, skeleton: name, passwordHash: '-', nickname: name, affiliateCode: name }
  await tx.insert(members).values({ ...known, id, merchant, type: 1, uplineId, path, language: 'EN', avatarId: 'a01' })
}

async function plant(uplineOf: readonly (number | null)[]): Promise<Model> {
  const ids = uplineOf.map(() => newId())
  const paths: string[] = []
  const model: Model = new Map()
  for (const [at, upline] of uplineOf.entries()) {
    const [id = '', name] = [ids[at], labelOf(ids[at] ?? '')]
    const [uplineId, path] = upline === null ? [null, name] : [ids[upline] ?? null, `${paths[upline]}.${name}`]
    paths.push(path)
    model.set(id, uplineId)
    await inTransaction((tx) => insertMember(tx, { id, uplineId, path }))
  }
  return model
}

const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => gateway.deps.db.transaction(work)
const move = (memberId: string, uplineId: string | null) =>
  inTransaction((tx) => moveSubtree(tx, { memberId, uplineId }, rules))
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'OK',
    (error: unknown) => (error instanceof AppError ? error.code : Promise.reject(error)),
  )

async function teamIds(id: string) {
  const { db } = gateway.deps
  const { rows } = await db.execute<{ id: string }>(
    withTeam(await teamOf(db, { memberId: id }), sql`SELECT id FROM team`),
  )
  return rows.map((row) => row.id)
}

const trees = fc.integer({ min: 2, max: 9 }).chain((size) =>
  fc.record({
    uplineOf: fc.tuple(
      ...Array.from({ length: size }, (_, at) =>
        at === 0 ? fc.constant(null) : fc.option(fc.integer({ min: 0, max: at - 1 }), { freq: 5 }),
      ),
    ),
    moves: fc.array(fc.tuple(fc.nat(size - 1), fc.option(fc.nat(size - 1))), { maxLength: 6 }),
  }),
)

it('keeps every team to its own subtree, in any tree and after any moves, and makes no cycle', async () => {
  await fc.assert(
    fc.asyncProperty(trees, async ({ uplineOf, moves }) => {
      const model = await plant(uplineOf)
      const ids = [...model.keys()]
      for (const [at, to] of moves) {
        const [id = '', upline] = [ids[at], to === null ? null : (ids[to] ?? null)]
        const isCycle = upline !== null && (upline === id || below(model, id).includes(upline))
        expect(await codeOf(move(id, upline))).toBe(isCycle ? 'STATE_INVALID' : 'OK')
        if (!isCycle) model.set(id, upline)
      }
      for (const id of ids) {
        const own = below(model, id)
        expect((await teamIds(id)).toSorted()).toEqual(own.toSorted())
        const team = await teamOf(gateway.deps.db, { memberId: id })
        for (const other of ids) {
          const found = await Promise.all([
            codeOf(findInTeam(gateway.deps.db, team, { id: other })),
            codeOf(findInTeam(gateway.deps.db, team, { account: labelOf(other) })),
          ])
          expect(found).toEqual(own.includes(other) ? ['OK', 'OK'] : ['NOT_FOUND', 'NOT_FOUND'])
        }
      }
    }),
    { numRuns: 12 },
  )
})

it('puts an account that joins during a move below where its upline is afterwards', async () => {
  const [top = '', agent = '', other = ''] = [...(await plant([null, 0, null])).keys()]
  const id = newId()
  let joining: Promise<void> = Promise.resolve()
  await inTransaction(async (tx) => {
    await moveSubtree(tx, { memberId: agent, uplineId: other }, rules)
    joining = inTransaction(async (second) => {
      const path = await placeOf(second, { id, merchant, uplineId: agent })
      await insertMember(second, { id, uplineId: agent, path })
    })
    await waitForLock()
  })
  await joining
  expect((await teamIds(other)).toSorted()).toEqual([agent, id].toSorted())
  expect(await teamIds(top)).toEqual([])
})

/** Until another transaction waits for the hierarchy. */
async function waitForLock(): Promise<void> {
  const { rows } = await gateway.pool.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
  if (rows.length === 0) await waitForLock()
}

it('has no team for a player, and the team of its agent for staff', async () => {
  const [agent = '', below = '', staff = '', player = ''] = [...(await plant([null, 0, 0, 0])).keys()]
  await gateway.pool.query('UPDATE member SET type = 42 WHERE id = $1', [staff])
  await gateway.pool.query('UPDATE member SET type = 0 WHERE id = $1', [player])
  expect((await teamIds(staff)).toSorted()).toEqual([below, player].toSorted())
  expect((await teamIds(agent)).toSorted()).toEqual([below, player].toSorted())
  await expect(teamIds(player)).rejects.toMatchObject({ code: 'AGENT_ONLY' })
})

it('lets an operator move a team, into the audit log, and only below a type that may have it', async () => {
  const [agent = '', other = '', player = ''] = [...(await plant([null, null, 1])).keys()]
  await gateway.pool.query('UPDATE member SET type = 0 WHERE id = $1', [player])
  const put = (id: string, uplineId: string) =>
    send(gateway.app, {
      ...{ method: 'PUT', url: `/ops/members/${id}/upline`, payload: { uplineId, reason: 'asked by both' } },
      headers: {
        ...{ authorization: `Bearer ${gateway.deps.config.opsSecrets.RISK}`, 'idempotency-key': crypto.randomUUID() },
      },
    })
  expect((await put(agent, player)).code).toBe('STATE_INVALID')
  expect((await put(player, agent)).code).toBe('OK')
  expect(await teamIds(agent)).toEqual([player])
  const { rows } = await gateway.pool.query(
    `SELECT detail FROM audit_log WHERE action = 'ops.upline' AND member_id = $1`,
    [player],
  )
  expect(rows).toEqual([
    { detail: { from: other, to: agent, accounts: 1, ended: [], uplineId: agent, reason: 'asked by both' } },
  ])
})

it('gives a new member only the agent of its code as upline', async () => {
  const player = await newPlayer(gateway.app)
  const { rows } = await gateway.pool.query('SELECT upline_id, nlevel(path) FROM member WHERE username = $1', [
    player.username,
  ])
  expect(rows).toEqual([{ upline_id: null, nlevel: 1 }])
})
