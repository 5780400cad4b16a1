/** Milliseconds of the work below on the machine that the stages are weighed on; Lighthouse's index there is 3,700. */
const referenceMs = 40

/** Work like that of the stages: objects, strings and sorting. */
function work() {
  const rows = Array.from({ length: 60_000 }, (_, index) => ({ key: `k${(index * 7_919) % 60_000}`, index }))
  rows.sort((a, b) => (a.key < b.key ? -1 : 1))
  return JSON.parse(JSON.stringify(rows)).length
}

/** Times that the work is repeated; the first one compiles it. */
const tries = 9

/** Speed of one core in relation to that machine. Other programs that run now slow it down. */
export function measureSpeed() {
  work()
  const began = performance.now()
  for (let turn = 0; turn < tries; turn++) work()
  return (referenceMs * tries) / (performance.now() - began)
}
