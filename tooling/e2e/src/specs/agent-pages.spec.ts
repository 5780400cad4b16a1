import type { Page } from '@playwright/test'
import { expectAccessibleInBoth, setTheme, themes } from '../axe.ts'
import { demoPassword } from '../brands.ts'
import { enlarge, overhang, pastTheEdge } from '../narrow.ts'
import { pagesOf, readOverlay } from '../pages/overlay.ts'
import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'
import { inTurn } from '../turns.ts'

/** In the order of the menu. */
const pages = [
  ...['agentAnnouncement', 'agentTeamOverview', 'registerCenter', 'teamManagement', 'teamBetting', 'userProfit'],
  ...['myIncome', 'transactionDetails', 'dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'],
]
/** Pages of one test; one that signs in for each page would take three times as long. */
const together = 4
const parts = Array.from({ length: pages.length / together }, (_, at) =>
  pages.slice(at * together, (at + 1) * together),
)

/** Opens pages of the agent centre one after the other, each with the demo agency's answers. */
async function visit(page: Page, keys: readonly string[], read: (key: string) => Promise<void>) {
  const site = storefront(page)
  await site.open('/help')
  await site.signInAs('agent01', demoPassword)
  for (const key of keys) {
    await site.open(`/help?agent=${key}`)
    await readOverlay(page, `/help?agent=${key}`)
    await test.step(key, () => read(key))
  }
  const addresses = pages.map((key) => `/help?agent=${key}`)
  expect((await pagesOf(page)).filter((address) => address.includes('agent='))).toEqual(addresses)
}

test.beforeEach(({ trouble }) => expect(trouble).toEqual([]))

for (const [index, keys] of parts.entries()) {
  const theme = themes[index % themes.length] ?? 'light'
  inTurn(index, () =>
    test(`axe reads ${keys.join(', ')} in the ${theme} theme, and their colours in the other`, async ({
      page,
      context,
      baseURL,
    }) => {
      await setTheme(theme, { context, baseURL })
      await visit(page, keys, () => expectAccessibleInBoth(page, theme))
    }),
  )
  inTurn(index + 1, () =>
    test(`nothing of ${keys.join(', ')} is past an edge at 320 px, with text twice as large`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await visit(page, keys, async (key) => {
        await expect.poll(() => pastTheEdge(page), key).toEqual([])
        await enlarge(page)
        await expect.poll(() => pastTheEdge(page), `${key} at 200 %`).toEqual([])
        expect(await overhang(page), key).toBeLessThanOrEqual(0)
      })
    }),
  )
}
