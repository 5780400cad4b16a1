import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename } from 'node:path'
import type { RenderInput, RenderOutput, StorefrontServer } from '@boardwalk/api-client/contract'

/** One render of a storefront whose server bundle is at that address; without an input only its code is read. */
export type RenderTask = { bundleUrl: string; input?: RenderInput }

/** On Linux a thread has a priority of its own, and a page waits for a core rather than a bet; elsewhere it is as it is. */
function yieldToBets() {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // No such file, or not allowed.
  }
}
yieldToBets()

/** Runs on a thread of its own: a render is some 50 ms of work in one piece, and bets must not wait for it. */
export default async ({ bundleUrl, input }: RenderTask): Promise<RenderOutput | null> => {
  const { storefront } = (await import(bundleUrl)) as { storefront: StorefrontServer }
  return input ? await storefront.render(input) : null
}
