/** What one party may start in a second and have running at once. */
const perProvider = { perSecond: 500, atOnce: 200 }
/** A tenth of its provider's: far more than somebody can play, so that one player never uses up what all others share. */
const perPlayer = { perSecond: 50, atOnce: 60 }

type Flow = { started: number; running: number }
type Bound = typeof perProvider

/**
 * Bounds what one provider may ask of one process: 500 calls a second, 200 at once (contract A7, class x), and of that
 * one player a tenth. `factor` scales both; 0 switches them off.
 */
export function openFlow(factor: number, now: () => number = () => performance.now()) {
  const ofProvider = openFlows(perProvider, factor)
  const ofPlayer = openFlows(perPlayer, factor)
  return {
    /**
     * Lets a call in and says how to leave, or `null`: nothing was done, come back later. A call that is refused for its
     * player is not counted for the provider.
     */
    enter(provider: string, player: string | null = null): (() => void) | null {
      if (factor === 0) return () => {}
      const second = Math.floor(now() / 1000)
      const leavePlayer = player === null ? () => {} : ofPlayer.enter(`${provider} ${player}`, second)
      const leaveProvider = leavePlayer && ofProvider.enter(provider, second)
      if (!leaveProvider) leavePlayer?.()
      return leaveProvider && joined(leavePlayer, leaveProvider)
    },
  }
}

const joined = (one: () => void, other: () => void) => () => {
  one()
  other()
}

function openFlows({ perSecond, atOnce }: Bound, factor: number) {
  const flows = new Map<string, Flow>()
  let current = 0
  /** A name with nothing running is forgotten with its second, so that names do not pile up. */
  const begin = (second: number) => {
    if (second === current) return
    current = second
    for (const [name, flow] of flows) {
      if (flow.running === 0) flows.delete(name)
      else flow.started = 0
    }
  }
  return {
    enter(name: string, second: number): (() => void) | null {
      begin(second)
      const flow = flows.get(name) ?? { started: 0, running: 0 }
      flows.set(name, flow)
      if (flow.started >= perSecond * factor || flow.running >= atOnce * factor) return null
      flow.started++
      flow.running++
      return () => {
        flow.running--
      }
    },
  }
}
