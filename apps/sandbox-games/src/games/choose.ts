/** Ways to choose `some` of `all`. */
export function choose(all: number, some: number): bigint {
  if (some < 0 || some > all) return 0n
  let ways = 1n
  for (let at = 1; at <= some; at += 1) ways = (ways * BigInt(all - some + at)) / BigInt(at)
  return ways
}
