/** Longest `acceptedPattern` that settings may contain. */
const maxSource = 200
/** More open repetitions than this can take a browser or server hostage on a crafted value. */
const maxOpenRepeats = 2

const cache = new Map<string, RegExp>()

/**
 * Compiles a field's `acceptedPattern`: `*` means `.*`, the whole value must match (contract A10). Throws on a source
 * that is invalid or could run slowly; the gateway calls it when settings load, so a bad one never ships.
 */
export function acceptedPattern(source: string): RegExp {
  const known = cache.get(source)
  if (known) return known
  const regex = new RegExp(`^(?:${assertQuick(expand(source))})$`, 'u')
  cache.set(source, regex)
  return regex
}

/** Expands `*` to `.*`, keeps `.*`, and merges neighbours. */
const expand = (source: string) => source.replace(/(?:\.?\*)+/g, '.*')

function assertQuick(source: string): string {
  const bare = source
    .replace(/\\./gs, 'x')
    .replace(/\(\?/g, '(')
    .replace(/\[[^\]]*\]/g, 'x')
  const openRepeats = bare.match(/[*+]|\?|\{\d+,\d*\}/g)?.length ?? 0
  const repeatsGroup = /\)[*+?{]/.test(bare)
  const refersBack = /\\[1-9k]/.test(source)
  if (source.length > maxSource || openRepeats > maxOpenRepeats || repeatsGroup || refersBack)
    throw new Error(`acceptedPattern ${JSON.stringify(source)} could run slowly; use at most two open repetitions`)
  return source
}
