import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { edgeApp, edgeFixture } from '../edge/edge.testing.ts'

const { root, remove } = edgeFixture()
afterAll(remove)

describe('the help desk of a merchant without one', () => {
  it.each([
    ['ph.localhost', '/support/livechat', '', 'Tala', 'Customer service', 'help@tala.example'],
    ['ph.localhost', '/support/vip', 'lang=TY', 'Tala', 'VIP customer service', 'help@tala.example'],
    ['in.localhost', '/support/livechat', 'lang=HI', 'मयूर', 'ग्राहक सेवा', 'help@mayur.example'],
    ['in.localhost', '/support/livechat?lang=EN', '', 'Mayur', 'Customer service', 'help@mayur.example'],
  ])(
    'at %s%s (cookie “%s”) is the brand’s, in the reader’s language (checklist 12)',
    async (host, url, cookie, brand, title, email) => {
      const page = await edgeApp(root).visit(url, { host, cookie })
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain(`<title>${title} · ${brand}</title>`)
      expect(page.body).toContain(`mailto:${email}`)
      expect(page.body).not.toMatch(/\{name\}|undefined|<script/)
    },
  )

  it('explains that it is play money, and leaves instructions for operators out', async () => {
    const page = await edgeApp(root).visit('/support/livechat?lang=EN')
    expect(page.body).toMatch(/play money, not real money: it cannot be bought/)
    expect(page.body).not.toContain('customerService')
    expect(page.body).not.toMatch(/<dt>[^<]*<\/dt><dd>24/)
  })

  it('runs nothing, and its policy allows exactly the styles that it has', async () => {
    const page = await edgeApp(root).visit('/support/livechat', { cookie: 'theme=dark' })
    const policy = String(page.headers['content-security-policy'])
    const styles = [...page.body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? '')
    expect(styles).toHaveLength(2)
    for (const text of styles) expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
    expect(policy).toContain("default-src 'none'")
    expect(page.body).toContain('data-theme="dark"')
  })

  it.each([
    ['in.localhost', true],
    ['ph.localhost', false],
  ])('leads to help where the storefront at %s has that page: %s', async (host, isThere) => {
    const { body } = await edgeApp(root).visit('/support/livechat', { host })
    expect(body.includes('<a href="/helpmc">')).toBe(isThere)
  })

  it('has no third desk', async () => {
    expect((await edgeApp(root).visit('/support/other')).statusCode).toBe(404)
  })
})
