/** Milliseconds of the work below on the machine that the stages are weighed on; Lighthouse's index there is 3,700. */
const referenceMs = 40

/** Work like that of the stages: objects, strings and sorting. */
function work() {
  const rows = Array.from({ length: 60_000 }, (_, index) => ({ key: `k${(index * 7_919) % 60_000}`, index }))
  rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  return JSON.parse(JSON.stringify(rows)).length
}

/**
 * Speed of one core in relation to that machine, from the median of some tries. Other programs slow it down.
 * @param {number} tries
 */
export function measureSpeed(tries = 9) {
  const times = Array.from({ length: tries }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  }).sort((a, b) => a - b)
  return referenceMs / (times[Math.floor(tries / 2)] ?? referenceMs)
}
