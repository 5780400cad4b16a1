/** Letters to change, add or drop to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [down, letter] of [...a].entries()) {
    const next = [down + 1]
    for (const [across, other] of [...b].entries()) {
      const changed = (row[across] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[across + 1] ?? 0) + 1, (next[across] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The most similar names, the most likely first; none when nothing is near. */
export function nearest(word: string, names: readonly string[], max = 3): string[] {
  const near = names
    .map((name) => ({ name, apart: distance(word, name) }))
    .filter(({ name, apart }) => apart <= Math.min(3, name.length / 3))
    .toSorted((a, b) => a.apart - b.apart)
  return near
    .filter(({ apart }) => apart <= (near[0]?.apart ?? 0) + 1)
    .slice(0, max)
    .map(({ name }) => name)
}
