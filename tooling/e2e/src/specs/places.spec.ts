import { storefront } from '../pages/storefront.ts'
import { expect, test } from '../quiet-page.ts'

const paths = [
  ...['/index.html', '/home', '/register.html', '/login', '/help', '/down', '/join', '/noticePage', '/promotions'],
  ...['/terms', '/about', '/pointMall', '/lottery', '/vnlottery', '/seamless', '/rng', '/live', '/elott'],
]

test('Back returns to the place where each page was left', async ({ page, trouble }) => {
  // So low that nearly every page is longer than the screen.
  await page.setViewportSize({ width: 390, height: 420 })
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  const scrolled: string[] = []
  for (const path of paths) {
    await storefront(page).open(path)
    // A skeleton is longer than some pages, and a place below their end would be none.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const top = await page.evaluate(() => {
      window.scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' })
      return Math.round(window.scrollY)
    })
    const onward = page.locator('footer a[href^="/"]').first()
    if (top < 100 || (await onward.count()) === 0) continue
    scrolled.push(path)
    const address = page.url()
    // By its own event: a click of the mouse would scroll to the link first.
    await onward.dispatchEvent('click')
    await expect.poll(() => page.url(), path).not.toBe(address)
    await expect.poll(place, `after ${path}`).toBe(0)
    await page.goBack()
    await expect.poll(async () => Math.abs((await place()) - top), path).toBeLessThan(2)
  }
  expect(scrolled.length).toBeGreaterThan(14)
  expect(trouble).toEqual([])
})
