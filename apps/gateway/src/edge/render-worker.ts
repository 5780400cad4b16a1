import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import type { RenderInput, StorefrontServer } from '@boardwalk/api-client/contract'
import { type Packed, packPage } from './pack-page.ts'

/** One render of a storefront whose server bundle is at that address; without an input only its code is read. */
export type RenderTask = { bundleUrl: string; input?: RenderInput; isShared?: boolean }

/** On Linux each thread has a priority, so a page waits for a core rather than a bet; elsewhere they share. */
function yieldToBets() {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // No such file, or not allowed.
  }
}
yieldToBets()

/** Runs on a separate thread: a render and its compression are up to 200 ms of work, and bets must not wait for it. */
export default async ({ bundleUrl, input, isShared = false }: RenderTask): Promise<Packed | null> => {
  const { storefront } = (await import(bundleUrl)) as { storefront: StorefrontServer }
  return input ? packPage(await storefront.render(input), isShared) : null
}
