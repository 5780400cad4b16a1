import type { Page } from '@playwright/test'
import { demoPassword } from '../brands.ts'
import { storefront } from '../pages/storefront.ts'
import { fiend, hostileMark, plantHostile } from '../plant-hostile.ts'
import { expect, test } from '../quiet-page.ts'

const shout = 'window.injected=1'
const markup = `${hostileMark}<img src=x onerror="${shout}"><script>${shout}</script><svg onload="${shout}">`
/** Every page that shows user input, and every query parameter that a page reads. */
const pages = (promotion: string) => [
  '/',
  '/noticePage',
  '/help',
  '/helpmc',
  '/promotions',
  `/promoDetail?id=${promotion}`,
  '/down',
  '/join',
  '/register',
  `/register?referralCode=${encodeURIComponent(markup)}`,
  `/rng?q=${encodeURIComponent(markup)}`,
  `/rng?vassalage=${encodeURIComponent(markup)}`,
  `/game?id=1&name=${encodeURIComponent(markup)}`,
  `/help?topic=${encodeURIComponent(markup)}`,
  `/seamless?url=${encodeURIComponent(`javascript:${shout}`)}`,
  `/login?next=${encodeURIComponent(`javascript:${shout}`)}`,
]

type Watched = { injected?: number; violations: string[] }

/** Counts the policy's refusals, from before the first script of a page. */
async function watch(page: Page): Promise<string[]> {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    const seen = globalThis as unknown as Watched
    seen.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, disposition }) => {
      seen.violations.push(`${disposition}: ${violatedDirective} ${blockedURI}`)
    })
  })
  return dialogs
}

const found = (page: Page) =>
  page.evaluate(() => {
    const { injected, violations } = globalThis as unknown as Watched
    const links = [...document.querySelectorAll('a[href], form[action], iframe[src]')]
    const addresses = links.map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? '')
    const runs = [...document.querySelectorAll('*')].filter((each) =>
      [...each.attributes].some(({ name }) => name.startsWith('on')),
    )
    return {
      injected: injected ?? null,
      violations,
      scripts: addresses.filter((address) => /^\s*(javascript|data):/i.test(address)),
      handlers: runs.length,
    }
  })
const clean = { injected: null, violations: [], scripts: [], handlers: 0 }

test('markup in content, names, messages and addresses stays text, and our own pages obey the policy', async ({
  page,
  brand,
  trouble,
}) => {
  const hostile = await plantHostile(brand.merchantCode, markup, shout)
  const dialogs = await watch(page)
  const site = storefront(page)
  try {
    await expect(async () => {
      await site.open('/noticePage')
      await expect(page.getByText('fiend').first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
    for (const address of pages(hostile.promotion)) {
      await test.step(address, async () => {
        const response = await page.goto(address)
        const { 'content-security-policy': policy = '', ...headers } = response?.headers() ?? {}
        expect(headers).not.toHaveProperty('content-security-policy-report-only')
        expect(policy).toMatch(/script-src 'self' 'sha256-/)
        expect(policy).not.toContain('unsafe-')
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
        await page.waitForLoadState('networkidle')
        expect(await found(page)).toEqual(clean)
      })
    }
    await test.step('a nickname, the drawer and the chat of a member', async () => {
      await site.open('/help')
      await site.signInAs(fiend, demoPassword)
      await page
        .getByRole('button', { name: /^Account/ })
        .first()
        .click()
      const drawer = page.getByRole('dialog').last()
      await expect(drawer.getByText(markup).first()).toBeVisible()
      expect(await found(page)).toEqual(clean)
      await drawer.getByRole('button', { name: 'Chat room' }).click()
      await expect(page.getByRole('log').getByText(markup).first()).toBeVisible()
      expect(await found(page)).toEqual(clean)
    })
  } finally {
    await hostile.remove()
  }
  expect(dialogs).toEqual([])
  // Addresses that name nothing answer so; nothing else may be wrong.
  const missing = trouble.splice(0).filter((line) => !/404/.test(line))
  expect(missing).toEqual([])
})

test('the policy itself is enforced: an injected script does not run', async ({ page, trouble }) => {
  await watch(page)
  await storefront(page).open()
  await page.evaluate((code) => {
    const smuggle = (action: () => unknown) => {
      try {
        action()
      } catch {
        // Trusted Types refuse by throwing; the violation is counted all the same.
      }
    }
    const script = document.createElement('script')
    smuggle(() => script.append(code))
    document.body.append(script)
    smuggle(() => document.createElement('img').setAttribute('onerror', code))
    smuggle(() => document.body.insertAdjacentHTML('beforeend', `<img src=x onerror="${code}">`))
    document.body.setAttribute('style', 'display: none')
  }, shout)
  const refused = async () => [...new Set((await found(page)).violations.map((each) => each.split(' ', 2).join(' ')))]
  await expect
    .poll(refused)
    .toEqual(expect.arrayContaining(['enforce: require-trusted-types-for', 'enforce: style-src-attr']))
  expect((await refused()).filter((each) => !each.startsWith('enforce: '))).toEqual([])
  expect((await found(page)).injected).toBeNull()
  trouble.splice(0)
})
