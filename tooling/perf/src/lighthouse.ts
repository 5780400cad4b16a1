import { delayedProxy } from './delayed-proxy.ts'
import { serveFloor } from './floor.ts'
import { type LighthouseFigure, type LighthouseLoad, lighthouseLoad } from './lighthouse-load.ts'
import { median } from './median.ts'
import { isProfile, profiles } from './profiles.ts'

/**
 * Loads the floor and pages of running storefronts in turns with Lighthouse, and prints figures, ratios to the floor
 * and goals: `pnpm lighthouse [profile] [rounds] [address …]`. The storefronts are production builds.
 */
const [wanted = 'mobile', rounds = '5', ...addresses] = process.argv.slice(2)
if (!isProfile(wanted)) {
  console.error(`Expected a profile (${Object.keys(profiles).join(', ')}), found "${wanted}".`)
  process.exit(1)
}
const pages = addresses.length > 0 ? addresses : [4001, 4002, 4003].map((port) => `http://127.0.0.1:${port}/`)

const goals: Record<LighthouseFigure, string> = {
  score: '100 (95 lowend)',
  'first paint ms': '≤ 950',
  'largest paint ms': '≤ 1250 (2500 slow3g)',
  'blocking ms': '≤ 2 × (350 lowend)',
  'work ms': '≤ 3 ×',
  'interactive ms': '≤ 2 ×',
  'speed index ms': '≤ 1.3 ×',
  'layout shift': '≤ 0.01',
  kB: '≤ 300',
  requests: '≤ 25',
}

const [firstPage = ''] = pages
const floor = await serveFloor(firstPage)
const sites = await Promise.all(
  [floor.url, floor.bareUrl, ...pages].map(async (address) => {
    const { origin, pathname, search } = new URL(address)
    const proxy = await delayedProxy(new URL(origin), 60)
    return { address, proxy, url: `${proxy.url}${pathname}${search}`, loads: [] as LighthouseLoad[] }
  }),
)
for (let round = 0; round < Number(rounds); round++)
  // A busy machine sometimes loses the trace of one load; the median needs the others.
  for (const { address, url, loads } of sites)
    await lighthouseLoad(url, wanted).then(
      (load) => loads.push(load),
      (error: unknown) => console.error(`No figures of ${address}: ${error instanceof Error ? error.message : error}`),
    )
for (const { proxy } of sites) proxy.close()
floor.close()

console.log(`${wanted}, median of ${rounds} loads in turns; × is the ratio to the floor, in brackets to the bare floor`)
const labels = ['floor', 'bare floor', ...pages]
for (const [name, goal] of Object.entries(goals) as [LighthouseFigure, string][]) {
  const digits = name === 'layout shift' ? 3 : 0
  const values = sites.map(({ loads }) => median(loads.map((load) => load[name])))
  console.log(`  ${name}, goal ${goal}`)
  for (const [index, label] of labels.entries()) {
    const value = values[index] ?? Number.NaN
    const [ratio, toBare] = values.slice(0, 2).map((floor) => (value / floor).toFixed(2))
    const ratios = index > 1 && digits === 0 ? `  ${ratio} × (${toBare})` : ''
    console.log(`    ${label.padEnd(40)}${value.toFixed(digits).padStart(7)}${ratios}`)
  }
}
