/** Limits per party: calls per second and concurrent calls. */
const perProvider = { perSecond: 500, maxConcurrent: 200 }
/** A tenth of the provider limit: far above real play, so that one player cannot use up the shared limit. */
const perPlayer = { perSecond: 50, maxConcurrent: 60 }

type Flow = { started: number; running: number }
type Bound = typeof perProvider

/**
 * Limits one provider per process: 500 calls a second, 200 concurrent (contract A7, class x), of which
 * one player gets a tenth. `factor` scales both; 0 switches them off.
 */
export function openFlow(factor: number, now: () => number = () => performance.now()) {
  const ofProvider = openFlows(perProvider, factor)
  const ofPlayer = openFlows(perPlayer, factor)
  return {
    /**
     * Admits a call and returns its release function, or `null` when the limit is reached. A call refused for its
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

function openFlows({ perSecond, maxConcurrent }: Bound, factor: number) {
  const flows = new Map<string, Flow>()
  let current = 0
  /** Drops idle names each second, which bounds the map. */
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
      if (flow.started >= perSecond * factor || flow.running >= maxConcurrent * factor) return null
      flow.started++
      flow.running++
      return () => {
        flow.running--
      }
    },
  }
}
