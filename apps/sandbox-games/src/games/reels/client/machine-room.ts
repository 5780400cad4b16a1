import { CallError } from '../../../client/api.ts'
import type { Kit } from '../../../client/kit.ts'
import { createPacer, type Pacer } from './pacer.ts'

type Options = { label: string; skipLabel: string; play: (pacer: Pacer) => Promise<void> }

/** One round at a time: the large button begins it, and a second press ends its movements. */
export function oneAtATime(kit: Kit, { label, skipLabel, play }: Options) {
  const pacer = createPacer()
  let isRunning = false
  const run = async () => {
    isRunning = true
    pacer.begin()
    kit.stake.lock(true)
    kit.say('')
    primary.set({ label: skipLabel })
    try {
      await play(pacer)
    } catch (error) {
      // The frame has shown the reason.
      if (!(error instanceof CallError)) throw error
    } finally {
      isRunning = false
      kit.stake.lock(false)
      primary.set({ label })
    }
  }
  const press = () => (isRunning ? pacer.skip() : void run())
  const primary = kit.primary(label, press)
  kit.key('Enter', label, press)
  return { pacer, isRunning: () => isRunning }
}
