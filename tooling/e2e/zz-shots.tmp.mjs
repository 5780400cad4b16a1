import { chromium } from '@playwright/test'

const [, , path = '/', name = 'home', sizes = '390,1440', theme = 'light', countries = '4201,4202,4203'] = process.argv
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
})
for (const port of countries.split(','))
  for (const w of sizes.split(',')) {
    const ctx = await b.newContext({ viewport: { width: +w, height: +w < 700 ? 844 : 900 }, deviceScaleFactor: 1 })
    await ctx.addInitScript((t) => {
      localStorage.setItem('theme', t)
    }, theme)
    await ctx.addCookies([{ name: 'theme', value: theme, url: `http://127.0.0.1:${port}` }])
    const p = await ctx.newPage()
    p.on(
      'console',
      (m) => ['error', 'warning'].includes(m.type()) && console.log(port, w, m.type(), m.text().slice(0, 400)),
    )
    p.on('pageerror', (e) => console.log(port, w, 'PAGEERROR', e.message.slice(0, 400)))
    p.on('requestfailed', (r) => console.log(port, 'FAILED', r.url()))
    p.on('response', (r) => r.status() >= 400 && console.log(port, r.status(), r.url()))
    await p.goto(`http://127.0.0.1:${port}${path}`)
    await p
      .waitForFunction(() => document.documentElement.dataset.hydrated === 'true', null, { timeout: 8000 })
      .catch(() => console.log('NOT HYDRATED'))
    await p.waitForTimeout(900)
    await p.screenshot({
      path: `/tmp/shell-run/shots/${name}-${port}-${w}-${theme}.png`,
      fullPage: process.env.FULL === '1',
    })
    await ctx.close()
  }
await b.close()
