import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishDueNews } from '../src/site/news.ts'
import { call, newPlayer, openGateway, type TestGateway } from './gateway.ts'
import { openSse, type Sse, ticketFor } from './sse.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
  await gateway.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => gateway.close())

const india = { headers: { 'x-merchant': '90jiliinf1' } }
const sql = async (text: string, values: unknown[] = []) => (await gateway.pool.query(text, values)).rows
const texts = JSON.stringify({ EN: 'Text' })

type Offer = { merchant?: string; kind?: string; starts?: string; ends?: string | null; isEnabled?: boolean }
const offer = async ({ merchant = 'walogm', kind = 'JOIN', starts = '-1 day', ends = null, isEnabled = true }: Offer) =>
  (
    await sql(
      `INSERT INTO promotion (id, merchant, is_enabled, type, kind, title, summary, content, starts_at, ends_at)
       VALUES (gen_random_uuid(), $1, $2, 'sport', $3, $4, $4, $4, now() + $5::interval, now() + $6::interval) RETURNING id`,
      [merchant, isEnabled, kind, texts, starts, ends],
    )
  )[0].id as string
const announce = (published: string, merchant = 'walogm') =>
  sql(
    `INSERT INTO announcement (id, merchant, type, title, content, published_at)
     VALUES (gen_random_uuid(), $1, 'PL', $2, $2, now() + $3::interval)`,
    [merchant, texts, published],
  )
const idOf = async (username: string) => (await sql('SELECT id FROM member WHERE username = $1', [username]))[0].id
const available = async (token: string): Promise<number> =>
  (await call(gateway.app, 'availablePromo', {}, { token })).value.availablePromoCount
const listen = async (token: string, lastEventId?: string): Promise<Sse> => {
  const stream = await openSse(gateway, await ticketFor(gateway, token), lastEventId)
  await stream.until(/event: balance\n.*\n\n/)
  return stream
}

describe('promotions that are open to a member', () => {
  it('are those that it could join now and has not (checklist 17)', async () => {
    const { token, username } = await newPlayer(gateway.app)
    const before = await available(token)
    const joined = await offer({})
    await offer({ kind: 'APPLY' })
    await offer({ kind: 'INFO' })
    await offer({ kind: 'DEPOSIT' })
    await offer({ starts: '1 day' })
    await offer({ ends: '-1 hour' })
    await offer({ isEnabled: false })
    await offer({ merchant: '90jiliinf1' })
    expect(await available(token)).toBe(before + 2)
    await sql('INSERT INTO promotion_entry (promotion_id, member_id) VALUES ($1, $2)', [joined, await idOf(username)])
    expect(await available(token)).toBe(before + 1)
    const { value } = await call(gateway.app, 'unreadCount', { detail: 1 }, { token })
    expect(value.promo).toBe(before + 1)
  })

  it('are none for a player who cannot join any', async () => {
    const { token, username } = await newPlayer(gateway.app)
    await offer({})
    expect(await available(token)).toBeGreaterThan(0)
    await sql('UPDATE member SET type = 42 WHERE username = $1', [username])
    expect(await available(token)).toBe(0)
  })
})

describe('an open page is notified', () => {
  it('the number of open promotions to its own member when one changes', async () => {
    const [one, two] = [await newPlayer(gateway.app), await newPlayer(gateway.app)]
    const taken = await offer({})
    await sql('INSERT INTO promotion_entry (promotion_id, member_id) VALUES ($1, $2)', [
      taken,
      await idOf(two.username),
    ])
    const streams = [await listen(one.token), await listen(two.token)] as const
    await offer({ kind: 'SIGN_IN' })
    const count = await available(one.token)
    await streams[0].until(new RegExp(`event: promo\\ndata: {"count":${count}}`))
    await streams[1].until(new RegExp(`event: promo\\ndata: {"count":${count - 1}}`))
    await sql('UPDATE promotion SET is_enabled = false WHERE id = $1', [taken])
    await streams[0].until(new RegExp(`event: promo\\ndata: {"count":${count - 1}}`))
    await sql('DELETE FROM promotion WHERE id = $1', [taken])
    await streams[0].until(/event: promo\n/)
    for (const stream of streams) await stream.close()
  })

  it('of an announcement, and then reads it, however fresh the last answer was', async () => {
    const { token } = await newPlayer(gateway.app)
    const stream = await listen(token)
    const titles = async () => {
      const answer = await call(gateway.app, 'announcements', { types: 'PL', brief: 1 })
      expect(answer.headers['cache-control']).toBe('public, max-age=0')
      return answer.value.player.length as number
    }
    const before = await titles()
    await announce('-1 minute')
    await stream.until(/event: announcement\ndata: \{\}/)
    expect(await titles()).toBe(before + 1)
    await stream.close()
  })

  it('that a banner was put up and taken down', async () => {
    const { token } = await newPlayer(gateway.app)
    const stream = await listen(token)
    const shown = async () => (await call(gateway.app, 'siteBanners', { group: 'w_home', language: 'EN' })).value.list
    const before = (await shown()).length
    await sql(`INSERT INTO banner (id, merchant, group_name, image, sort, is_enabled)
      VALUES (gen_random_uuid(), 'walogm', 'w_home', '/a.svg', 0, true)`)
    await stream.until(/event: announcement\ndata: \{\}/)
    expect(await shown()).toHaveLength(before + 1)
    await sql(`DELETE FROM banner WHERE image = '/a.svg'`)
    await stream.until(/event: announcement\ndata: \{\}/)
    expect(await shown()).toHaveLength(before)
    await stream.close()
  })

  it('that the platform closed, by any writer of the database', async () => {
    const { token } = await newPlayer(gateway.app)
    const stream = await listen(token)
    expect((await call(gateway.app, 'systemStatus')).value.status).toBe(0)
    await sql(
      `INSERT INTO setting (merchant, name, value) VALUES ('walogm', 'maintenance', '{"isOn":true,"messageKey":null,"until":null}')`,
    )
    await stream.until(/event: status\ndata: \{\}/)
    expect((await call(gateway.app, 'systemStatus')).value.status).toBe(1)
    await sql(`DELETE FROM setting WHERE merchant = 'walogm' AND name = 'maintenance'`)
    await stream.until(/event: status\ndata: \{\}/)
    expect((await call(gateway.app, 'systemStatus')).value.status).toBe(0)
    await stream.close()
  })

  it('nothing of another merchant', async () => {
    const [here, there] = [await newPlayer(gateway.app), await newPlayer(gateway.app, india)]
    const ticket = (await call(gateway.app, 'streamTicket', {}, { token: there.token, ...india })).value.ticket
    const stream = await openSse(gateway, ticket)
    await stream.until(/event: balance\n.*\n\n/)
    const own = await listen(here.token)
    await announce('-1 minute')
    await own.until(/event: announcement/)
    await gateway.deps.settings.store('90jiliinf1', 'passwordDays', 91)
    const [message] = await stream.until(/[\s\S]*event: status/)
    expect(message).not.toContain('announcement')
    for (const each of [stream, own]) await each.close()
  })

  it('when an announcement is published and an offer begins or ends on schedule, once', async () => {
    const { token } = await newPlayer(gateway.app)
    await announce('1 hour')
    await offer({ starts: '1 hour', ends: '2 hours' })
    await publishDueNews(gateway.pool)
    const events = async () =>
      (
        await sql(
          `SELECT topic FROM outbox WHERE merchant = 'walogm' AND created_at >= (SELECT told_until FROM site_clock) - interval '1 second' ORDER BY topic`,
        )
      ).map(({ topic }) => topic)
    await sql("UPDATE outbox SET created_at = created_at - interval '1 hour'")
    const stream = await listen(token)
    // An hour and a half later.
    await sql(`UPDATE announcement SET published_at = published_at - interval '90 minutes' WHERE published_at > now()`)
    await sql(
      `UPDATE promotion SET starts_at = starts_at - interval '90 minutes', ends_at = ends_at - interval '90 minutes' WHERE starts_at > now()`,
    )
    await stream.until(/event: announcement[\s\S]*event: promo/)
    await sql(`UPDATE outbox SET created_at = created_at - interval '1 hour'`)
    await sql(`UPDATE site_clock SET told_until = now() - interval '45 minutes'`)
    await Promise.all([publishDueNews(gateway.pool), publishDueNews(gateway.pool)])
    expect(await events()).toEqual(['announcement', 'promo'])
    await stream.until(/event: (announcement|promo)[\s\S]*event: (announcement|promo)/)
    await stream.close()
  })

  it('when a window of maintenance or a banner begins or ends on schedule', async () => {
    await sql('DELETE FROM announcement')
    await sql('UPDATE promotion SET is_enabled = false')
    const [from, until] = [10, 40].map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString()).reverse()
    const topicsSince = async (minutes: number) => {
      await sql('DELETE FROM outbox')
      await sql('UPDATE site_clock SET told_until = now() - $1 * interval $$1 minute$$', [minutes])
      await publishDueNews(gateway.pool)
      return (await sql('SELECT topic FROM outbox ORDER BY topic')).map(({ topic }) => topic)
    }
    const close = (isOn: boolean) =>
      gateway.deps.settings.store('walogm', 'maintenance', { isOn, messageKey: null, from, until: until ?? null })
    await close(true)
    expect([await topicsSince(20), await topicsSince(30), await topicsSince(5)]).toEqual([['status'], ['status'], []])
    await sql('UPDATE site_clock SET told_until = now() - interval $$50 minutes$$')
    await close(false)
    expect(await topicsSince(50)).toEqual([])
    await sql(`INSERT INTO banner (id, merchant, group_name, image, sort, is_enabled, starts_at)
      VALUES (gen_random_uuid(), 'walogm', 'w_home', '/b.svg', 0, true, now() - interval '10 minutes')`)
    expect([await topicsSince(20), await topicsSince(5)]).toEqual([['announcement'], []])
    await sql(`UPDATE banner SET starts_at = NULL, ends_at = now() - interval '10 minutes' WHERE image = '/b.svg'`)
    expect([await topicsSince(20), await topicsSince(5)]).toEqual([['announcement'], []])
    await sql(`DELETE FROM banner WHERE image = '/b.svg'`)
  })

  it('everything possibly missed, when it reconnects too late to resume', async () => {
    const { token } = await newPlayer(gateway.app)
    const stream = await openSse(gateway, await ticketFor(gateway, token), '999999999999')
    await stream.until(/event: balance[\s\S]*event: promo[\s\S]*event: announcement[\s\S]*event: status/)
    await stream.close()
  })

  it('messages missed during a short disconnection', async () => {
    const { token } = await newPlayer(gateway.app)
    const first = await openSse(gateway, await ticketFor(gateway, token))
    const [, id] = await first.until(/id: (\d+)\nevent: balance\n/)
    await first.close()
    await announce('-1 minute')
    const second = await openSse(gateway, await ticketFor(gateway, token), id)
    await second.until(/event: announcement/)
    await second.close()
  })
})
