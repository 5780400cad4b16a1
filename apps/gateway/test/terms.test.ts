import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, newPlayer, type Player, signIn, type TestGateway } from './gateway.ts'
import { openSeededGateway } from './seeded.ts'

let gateway: TestGateway
let player: Player
beforeAll(async () => {
  gateway = await openSeededGateway()
  player = await newPlayer(gateway.app)
})
afterAll(() => gateway.close())

const terms = async (token = player.token) => (await call(gateway.app, 'termsOfUse', {}, { token })).value
const accept = (version: string) => call(gateway.app, 'acceptTerms', { version }, { token: player.token })
/** Publishes the merchant's terms again, at another time. */
const publish = (at: string) =>
  gateway.pool.query(`UPDATE article SET published_at = $1 WHERE kind = 'TERMS' AND merchant = 'walogm'`, [at])
const proofs = async () => {
  const { rows } = await gateway.pool.query(
    `SELECT detail->'terms' AS terms FROM audit_log JOIN member ON member.id = member_id
     WHERE action = 'acceptTerms' AND username = $1 ORDER BY audit_log.id`,
    [player.username],
  )
  return rows.map((row) => row.terms.publishedAt)
}

describe('the terms of use', () => {
  it('are accepted by new members, and by the demo’s players', async () => {
    expect(await terms()).toMatchObject({ version: expect.stringContaining('@2026-11'), accepted: true })
    const demo = await signIn(gateway.app, 'player01', { password: gateway.deps.config.demoPassword })
    expect(await terms(demo.value.token)).toMatchObject({ accepted: true })
  })

  it('are to be accepted again after they changed, once', async () => {
    const before = (await terms()).version
    await publish('2026-11-10T00:00:00Z')
    const { version, publishedAt, accepted } = await terms()
    expect([accepted, publishedAt]).toEqual([false, '2026-11-10T00:00:00.000Z'])
    expect((await accept(before)).code).toBe('STALE_VERSION')
    expect((await terms()).accepted).toBe(false)
    const answers = await Promise.all([1, 2, 3].map(() => accept(version)))
    expect(answers.map(({ code }) => code)).toEqual(['OK', 'OK', 'OK'])
    expect(await terms()).toEqual({ version, publishedAt, accepted: true })
    expect(await proofs()).toEqual([publishedAt])
  })

  it('of a merchant that publishes none need not be accepted', async () => {
    await gateway.pool.query(`UPDATE article SET is_enabled = false WHERE kind = 'TERMS' AND merchant = 'walogm'`)
    expect(await terms()).toEqual({ version: null, publishedAt: null, accepted: true })
    expect((await accept('any')).code).toBe('STALE_VERSION')
  })
})
