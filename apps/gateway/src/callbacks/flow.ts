const perSecond = 500
const atOnce = 200

type Flow = { second: number; started: number; running: number }

/**
 * Bounds what one provider may ask of one process: 500 calls a second, 200 at once (contract A7, class x).
 * `factor` scales both; 0 switches them off.
 */
export function openFlow(factor: number, now: () => number = () => performance.now()) {
  const flows = new Map<string, Flow>()
  return {
    /** Lets a call in and says how to leave, or `null`: nothing was done, come back later. Providers are few and known. */
    enter(provider: string): (() => void) | null {
      if (factor === 0) return () => {}
      const flow = flows.get(provider) ?? { second: 0, started: 0, running: 0 }
      flows.set(provider, flow)
      const second = Math.floor(now() / 1000)
      if (flow.second !== second) Object.assign(flow, { second, started: 0 })
      if (flow.started >= perSecond * factor || flow.running >= atOnce * factor) return null
      flow.started++
      flow.running++
      return () => {
        flow.running--
      }
    },
  }
}
