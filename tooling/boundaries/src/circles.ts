import path from 'node:path'

/** Files by the files that they import. */
export type Graph = ReadonlyMap<string, readonly string[]>

const imported = /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g

/** Modules that a source needs before it runs, types included. Dynamic imports do not count as a circle. */
export const staticImportsOf = (text: string): string[] =>
  [...text.matchAll(imported)].map((match) => match[1] ?? match[2] ?? '')

type Options = {
  sources: readonly { file: string; text: string }[]
  /** The file behind an import by a package's name, if it is one of ours. */
  entryOf: (specifier: string) => string | undefined
}

export function graphOf({ sources, entryOf }: Options): Graph {
  const resolve = (file: string, specifier: string) =>
    specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : entryOf(specifier)
  return new Map(
    sources.map(({ file, text }) => [
      file,
      staticImportsOf(text).flatMap((specifier) => resolve(file, specifier) ?? []),
    ]),
  )
}

/** The shortest way from a file back to itself, for each file that has one, as `a → b → a`; each circle once. */
export function circlesIn(graph: Graph): string[] {
  const found = new Map<string, string>()
  for (const file of graph.keys()) {
    const way = findCycle(graph, file)
    const key = way?.toSorted().join()
    if (way && key && !found.has(key)) found.set(key, [...way, file].join(' → '))
  }
  return [...found.values()]
}

function findCycle(graph: Graph, start: string): string[] | null {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return trail(cameFrom, start, file)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      queue.push(next)
    }
  }
  return null
}

function trail(cameFrom: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const way = [end]
  for (let at = end; at !== start; ) {
    at = cameFrom.get(at) ?? start
    way.unshift(at)
  }
  return way
}
