type Kind = { endsAt: number; written: number; left: number }
type Write = (facts: object, message: string) => void

const windowMs = 10_000
/** Lines of one kind that are written in a window. */
const maxPerKind = 5
const maxKinds = 500

/**
 * Writes the first lines of a kind and counts the rest; the first of the next window contains the number of
 * suppressed ones. An unavailable database must not fill the disk with one sentence.
 */
export function openSampler(now: () => number = () => performance.now()) {
  const kinds = new Map<string, Kind>()
  return (facts: object, message: string, write: Write): void => {
    const name = kindOf(facts, message)
    const known = kinds.get(name)
    const isNew = !known || now() >= known.endsAt
    const kind = isNew ? { endsAt: now() + windowMs, written: 0, left: 0 } : known
    if (kind.written >= maxPerKind) {
      kind.left += 1
      return
    }
    if (isNew) {
      if (kinds.size >= maxKinds) kinds.clear()
      kinds.set(name, kind)
    }
    kind.written += 1
    write(isNew && known?.left ? { ...facts, leftOut: known.left } : facts, message)
  }
}

/** Message and error type, as the sampling key. */
function kindOf(facts: object, message: string): string {
  const error = 'err' in facts && facts.err instanceof Error ? facts.err : null
  const code = error && 'code' in error ? String(error.code) : ''
  return [message, error?.name, code, error?.message.slice(0, 80)].join(' ')
}
