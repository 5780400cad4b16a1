export type Box = { left: number; top: number; width: number; height: number }
export type PlacementInput = {
  anchor: Box
  panel: { width: number; height: number }
  viewport: { width: number; height: number }
  /** Edges that the panel keeps to where it fits between them. */
  frame?: { left: number; right: number } | undefined
  align: 'start' | 'center' | 'end'
  isRtl: boolean
}

const gap = 8
const margin = 8

/** Position of a panel: below its anchor, above when only that fits, never outside the viewport. Pixels. */
export function placement({ anchor, panel, viewport, frame, align, isRtl }: PlacementInput): {
  left: number
  top: number
} {
  const physical = align === 'center' ? 0.5 : (align === 'end') === isRtl ? 0 : 1
  const wanted = anchor.left + (anchor.width - panel.width) * physical
  const isFraming = frame && frame.right - frame.left >= panel.width
  const first = Math.max(margin, isFraming ? frame.left : 0)
  const last = Math.min(viewport.width - margin, isFraming ? frame.right : Number.POSITIVE_INFINITY)
  const left = Math.max(first, Math.min(wanted, last - panel.width))

  const below = anchor.top + anchor.height + gap
  const above = anchor.top - panel.height - gap
  const fitsBelow = below + panel.height + margin <= viewport.height
  const top = fitsBelow || above < margin ? below : above
  return { left, top: Math.max(margin, Math.min(top, viewport.height - panel.height - margin)) }
}
