import { type Finding, nameOf, quote } from './finding.ts'
import type { TextLine } from './text-lines.ts'

type Drawn = TextLine & { seen: DOMRect }

/** Two different texts on the same spot of the same layer. */
export function findOverlapping(lines: readonly TextLine[]): Finding[] {
  const drawn = lines.map(draw).filter(({ seen }) => seen.width > 0 && seen.height > 0)
  drawn.sort((a, b) => a.seen.top - b.seen.top)
  const findings: Finding[] = []
  for (const [index, upper] of drawn.entries()) {
    for (let next = index + 1; next < drawn.length; next++) {
      const lower = drawn[next] as Drawn
      // Sorted by their tops, so nothing further down can touch this one.
      if (lower.seen.top >= upper.seen.bottom) break
      if (upper.node === lower.node || upper.place.layer !== lower.place.layer || !doCollide(upper, lower)) continue
      findings.push(overlap(upper, lower))
    }
  }
  return findings
}

const overlap = (upper: Drawn, lower: Drawn): Finding => ({
  kind: 'overlap',
  elements: [upper.element, lower.element],
  says: `${quote(upper.text)} of ${nameOf(upper.element)} and ${quote(lower.text)} of ${nameOf(lower.element)} lie on each other`,
})

/** The part of a line that no edge hides, without the air around its letters. */
function draw(line: TextLine): Drawn {
  let { left, right, top, bottom } = line.rect
  const slack = line.fontSize * 0.1
  top += slack
  bottom -= slack
  for (const { box, x, y } of line.place.edges) {
    if (x !== 'shows') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
    if (y !== 'shows') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
  }
  const seen = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  return { ...line, seen }
}

function doCollide({ seen: a, fontSize }: Drawn, { seen: b }: Drawn): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 2 && height > fontSize * 0.12
}
