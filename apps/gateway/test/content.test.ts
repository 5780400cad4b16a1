import { sitePageNames } from '@boardwalk/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, prove, type TestGateway } from './gateway.ts'
import { openSeededGateway } from './seeded.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openSeededGateway()
})
afterAll(() => gateway.close())

const absent = '019aa5c0-0000-7000-8000-000000000000'
const ask = (name: Parameters<typeof call>[1], input: object = {}, merchant = 'walogm', language = 'EN') =>
  call(gateway.app, name, { ...input }, { headers: { 'x-merchant': merchant, 'x-language': language } })

describe('promotions', () => {
  it('come by type, in the reader’s language, with the state that a visitor sees', async () => {
    const { types, list } = (await ask('promotions')).value
    expect(types.map(({ code }: { code: string }) => code)).toEqual(['START', 'EVENT', 'SAFE'])
    expect(list.map(({ state }: { state: string }) => state)).toContain('COMING_SOON')
    const events = (await ask('promotions', { type: 'EVENT' }, '90jiliinf1', 'HI')).value.list
    expect(events).toHaveLength(13)
    expect(events[0].title).toMatch(/\p{Script=Devanagari}/u)
  })

  it('begin and end by the database’s clock', async () => {
    const [{ id }] = (await ask('promotions', { type: 'START' })).value.list
    const stateAfter = async (change: string) => {
      await gateway.pool.query(`UPDATE promotion SET ${change} WHERE id = $1`, [id])
      return (await ask('promotion', { id })).value.state
    }
    expect(await stateAfter(`starts_at = now() + interval '1 s'`)).toBe('COMING_SOON')
    expect(await stateAfter(`starts_at = now() - interval '1 h', ends_at = now() + interval '1 h'`)).toBe('JOIN')
    expect(await stateAfter(`ends_at = now()`)).toBe('CLOSED')
    // With the seeded one that has ended.
    expect((await ask('promotions')).value.list.slice(-2)[0].id).toBe(id)
    await gateway.pool.query(`UPDATE promotion SET ends_at = NULL WHERE id = $1`, [id])
  })

  it('are read one by one, of one’s own merchant only', async () => {
    const [{ id }] = (await ask('promotions')).value.list
    expect((await ask('promotion', { id })).value.content).toContain('<p>')
    expect((await ask('promotion', { id }, '90jlbdtf1')).code).toBe('NOT_FOUND')
    expect((await ask('promotion', { id: absent })).code).toBe('NOT_FOUND')
    await gateway.pool.query('UPDATE promotion SET is_enabled = false WHERE id = $1', [id])
    expect((await ask('promotion', { id })).code).toBe('NOT_FOUND')
    await gateway.pool.query('UPDATE promotion SET is_enabled = true WHERE id = $1', [id])
  })
})

describe('articles and announcements', () => {
  it('are listed by kind and read in full', async () => {
    const { list, totalCount } = (await ask('articles', { kind: 'TERMS' }, '90jlbdtf1', 'BN')).value
    expect([list.length, totalCount]).toEqual([1, 1])
    const { value } = await ask('article', { id: list[0].id }, '90jlbdtf1', 'BN')
    expect(value.content).toMatch(/\p{Script=Bengali}/u)
    expect((await ask('article', { id: list[0].id })).code).toBe('NOT_FOUND')
    expect((await ask('terms', {}, '90jlbdtf1', 'BN')).value).toEqual(value)
  })

  it('give one announcement by its id', async () => {
    const [first] = (await ask('siteAnnouncements')).value.list
    expect((await ask('siteAnnouncement', { id: first.id })).value).toEqual(first)
    expect((await ask('siteAnnouncement', { id: first.id }, '90jlbdtf1')).code).toBe('NOT_FOUND')
  })
})

describe('rules and policies', () => {
  it('are listed in the reader’s language', async () => {
    const { list } = (await ask('sitePages', {}, '90jlbdtf1', 'BN')).value
    expect(list.map(({ name }: { name: string }) => name)).toEqual([...sitePageNames])
    for (const { title, summary } of list) expect(title + summary).toMatch(/\p{Script=Bengali}/u)
  })

  it('come for the country of the merchant, with its facts and the engines’ figures', async () => {
    const page = async (name: string, merchant: string) => (await ask('sitePage', { name }, merchant)).value
    const help = await page('responsible-play', '90jiliinf1')
    expect(help.content).toContain('<a href="tel:14416">14416</a>')
    expect(help.content).not.toContain('PAGCOR')
    expect((await page('age', 'walogm')).content).toContain('at least 21 years')
    expect((await page('contact', '90jlbdtf1')).content).toContain('<a href="mailto:help@shapla.example">')
    expect((await page('game-rules', 'walogm')).content).toContain('RTP 97.29%, volatility 3 of 5')
  })

  it.each(sitePageNames)('%s leaves no slot and no block open, for any merchant', async (name) => {
    for (const { code } of gateway.deps.merchants.all) {
      for (const language of ['EN', 'TY', 'BN', 'HI']) {
        const answer = await ask('sitePage', { name, language }, code)
        expect(answer.code).toBe('OK')
        expect(JSON.stringify(answer.value)).not.toMatch(/:::|\{\w+\}/)
      }
    }
  })

  it('have no page of another name', async () =>
    expect((await ask('sitePage', { name: 'no-such-page' })).code).toBe('VALIDATION_FAILED'))
})

describe('downloads', () => {
  it('name a way for each system', async () => {
    const { list } = (await ask('downloads')).value
    expect(list.map(({ os }: { os: string }) => os)).toEqual(['IOS', 'IOS_CONFIG', 'ANDROID'])
  })

  it('contain a profile that only opens the brand’s own site', async () => {
    const get = (host: string) => gateway.app.inject({ url: '/download/ios.mobileconfig', headers: { host } })
    const profile = await get('in.localhost')
    expect(profile.headers['content-type']).toContain('application/x-apple-aspen-config')
    expect(profile.body).toContain('<key>URL</key><string>http://in.localhost/</string>')
    expect(profile.body).toContain('<string>Mayur</string>')
    expect((await get('in.localhost')).body).toBe(profile.body)
  })

  it.each(['evil.example', 'evil.example:8443', 'in.localhost.evil.example'])(
    'never write the foreign host %s into a profile',
    async (host) => {
      const { body } = await gateway.app.inject({ url: '/download/ios.mobileconfig', headers: { host } })
      const [own] = gateway.deps.merchants.fallback.hosts
      expect(body).toContain(`<key>URL</key><string>https://${own}/</string>`)
      expect(body).not.toContain('evil')
    },
  )
})

describe('a request to join', () => {
  const join = async (fields: object = {}) =>
    ask('join', {
      ...{ name: 'Ana', contact: 'ana@mail.example', channel: 'EMAIL', message: '<script>x</script>' },
      altcha: await prove(gateway.app, 'join'),
      ...fields,
    })

  it('is published under a number that people can read out', async () => {
    const { value } = await join()
    expect(value.refNo).toMatch(/^FB\d{6}-/)
    const { rows } = await gateway.pool.query('SELECT message FROM join_request WHERE ref_no = $1', [value.refNo])
    expect(rows).toEqual([{ message: '<script>x</script>' }])
  })

  it.each([
    ['no name', { name: '' }],
    ['a long message', { message: 'x'.repeat(501) }],
    ['another channel', { channel: 'FAX' }],
  ])('refuses %s', async (_, fields) => expect((await join(fields)).code).toBe('VALIDATION_FAILED'))

  it('refuses without a proof of work', async () => {
    expect((await join({ altcha: 'e30=' })).code).toBe('HUMAN_CHECK_FAILED')
  })
})
