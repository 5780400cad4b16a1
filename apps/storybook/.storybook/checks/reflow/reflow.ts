import { createPlaces } from './boxes.ts'
import { findClipped } from './clipped.ts'
import type { Finding } from './finding.ts'
import { findOverlapping } from './overlapping.ts'
import { findSideways } from './sideways.ts'
import { textLines } from './text-lines.ts'

/** Exceptions of a story from the check: `parameters: { reflow: { allow: [{ … }] } }`. */
export type Allowed = {
  kind: Finding['kind']
  /** Selector of the element, or of one around it. */
  within: string
  /** Why a reader loses nothing. */
  because: string
}

/** Clipped text, texts on each other, and a page or a part that scrolls sideways, in the current page. */
export function findReflowFaults(allowed: readonly Allowed[] = [], root: Element = document.body): Finding[] {
  for (const { because } of allowed) {
    if (because.trim().length < 10) throw new Error('reflow: an exception needs its reason, in `because`.')
  }
  const placeOf = createPlaces()
  const lines = textLines(root, placeOf)
  const all = [...findClipped(lines), ...findOverlapping(lines), ...findSideways(root, placeOf, lines)]
  return all.filter(
    ({ kind, elements }) =>
      !allowed.some((rule) => rule.kind === kind && elements.some((element) => element.closest(rule.within))),
  )
}

/** One sentence per finding, each once, the first eight. */
export function describeFaults(findings: readonly Finding[]): string {
  const sentences = [...new Set(findings.map(({ kind, says }) => `${kind}: ${says}`))]
  const rest = sentences.length - 8
  return [...sentences.slice(0, 8), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n')
}
