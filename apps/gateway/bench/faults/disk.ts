import { open, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { openSite, type Site } from '../../test/faults/site.ts'
import { atMost } from '../goals.ts'
import { until } from '../pace.ts'
import { throwAwayFolder } from '../throw-away-folder.ts'

const MEGABYTE = 1024 * 1024
/** Twice the room above the reserve; the cluster of the database and other work on the machine take a part of it. */
const FILL_MB = 1_000
const NOTICED_MS = 2_000

async function fill(path: string) {
  const file = await open(path, 'w')
  const megabyte = Buffer.alloc(MEGABYTE)
  for (let n = 0; n < FILL_MB; n += 1) await file.write(megabyte)
  await file.close()
}

const stateOf = async ({ gateway }: Site) => {
  const { status } = (await (await fetch(`${gateway.origin}/readyz`)).json()) as { status?: string }
  return status
}

/** Leaves less free space than the reserve, then the whole: the gateway answers only reads in between. */
export async function disk() {
  const folder = throwAwayFolder()
  const { bavail, bsize } = await statfs(folder.path)
  const reserveMb = Math.floor((bavail * bsize) / MEGABYTE) - FILL_MB / 2
  const site = await openSite({ folder: folder.path, env: { DISK_RESERVE_MB: `${reserveMb}` } })
  try {
    const player = await site.sitDown()
    const takes = async () => (await site.bet(player))?.status === 'OK'
    await until(takes)
    const file = path.join(folder.path, 'filler')
    await fill(file)
    console.log('disk below its reserve')
    atMost('reads only after', await until(async () => (await stateOf(site)) === 'read only'), NOTICED_MS, 'ms')
    atMost('bets taken meanwhile', Number(await takes()), 0)
    await rm(file)
    atMost('bets taken again after', await until(takes), NOTICED_MS, 'ms')
  } finally {
    await site.close()
    folder.remove()
  }
}
