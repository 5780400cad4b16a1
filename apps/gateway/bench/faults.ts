import { openRelay, type Relay } from '../test/faults/relay.ts'
import { openSite, type Site } from '../test/faults/site.ts'
import { disk } from './faults/disk.ts'
import { kills } from './faults/kills.ts'
import { floods, greed, locked } from './faults/shares.ts'
import { silence } from './faults/silence.ts'

/**
 * `pnpm bench:faults`: measures the effect of faults and floods on bets, as ratios and times of one run, and ends with
 * 1 if one misses its goal. `BENCH_SECONDS` of each of `BENCH_TURNS` moments, `BENCH_ONLY=floods,disk` for some parts.
 */
async function onOwnSite(part: (site: Site) => Promise<void>) {
  const site = await openSite({ env: { RATE_FACTOR: '1', DEMO_WORLD: 'on' } })
  await part(site).finally(site.close)
}

async function onRelayedSite() {
  let relay: Relay | undefined
  const through = async (url: string) => {
    relay = await openRelay(url)
    return relay.url
  }
  const site = await openSite({ through })
  if (relay) await silence(site, relay).finally(site.close)
  relay?.close()
}

const parts = {
  floods: () => onOwnSite(floods),
  greed: () => onOwnSite(greed),
  locked: () => onOwnSite(locked),
  kills: () => onOwnSite(kills),
  silence: onRelayedSite,
  disk,
}
const wanted = process.env.BENCH_ONLY?.split(',')
for (const [name, run] of Object.entries(parts)) if (wanted?.includes(name) ?? true) await run()
