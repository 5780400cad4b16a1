import type { chooser } from './random.ts'
import type { Delivery } from './rounds.ts'
import type { Table } from './table.ts'

const final = new Set(['OK', 'ROLLED_BACK'])

/**
 * Sends every message one to three times, in any order that a lawful provider may cause, in parallel handfuls; loses
 * a fifth of the answers and sends again. Ends when each has a final answer; throws on a status that none may get.
 */
export async function deliverAll(
  table: Table,
  deliveries: Delivery[],
  choose: ReturnType<typeof chooser>,
): Promise<void> {
  const done = new Set<Delivery>()
  for (let turn = 0; done.size < deliveries.length; turn++) {
    if (turn > 60) throw new Error('The messages do not come to rest.')
    const ready = deliveries.filter((one) => !done.has(one) && one.after.every((before) => done.has(before)))
    const copies = choose.shuffled(ready.flatMap((one) => Array.from({ length: 1 + choose.below(3) }, () => one)))
    for (let at = 0; at < copies.length; at += 8) {
      await Promise.all(
        copies.slice(at, at + 8).map(async (one) => {
          const { status } = await table.send(one.action, one.body)
          if (status !== 'TX_NOT_FOUND' && !final.has(status)) throw new Error(`${one.action}: ${status}`)
          if (final.has(status) && !choose.chance(0.2)) done.add(one)
        }),
      )
    }
  }
  // A final answer stays the same for ever.
  await Promise.all(
    choose.shuffled(deliveries).map(async ({ action, body }) => {
      const { status } = await table.send(action, body)
      if (!final.has(status)) throw new Error(`A late repeat of ${action} answered ${status}`)
    }),
  )
}
