export type Box = { left: number; top: number; width: number; height: number }
export type PlacementInput = {
  anchor: Box
  panel: { width: number; height: number }
  viewport: { width: number; height: number }
  align: 'start' | 'center' | 'end'
  isRtl: boolean
}

const gap = 8
const margin = 8

/** Where a panel stands: below its anchor, above when only there is room, never outside the viewport. Pixels. */
export function placement({ anchor, panel, viewport, align, isRtl }: PlacementInput): { left: number; top: number } {
  const physical = align === 'center' ? 0.5 : (align === 'end') === isRtl ? 0 : 1
  const wanted = anchor.left + (anchor.width - panel.width) * physical
  const left = Math.max(margin, Math.min(wanted, viewport.width - panel.width - margin))

  const below = anchor.top + anchor.height + gap
  const above = anchor.top - panel.height - gap
  const fitsBelow = below + panel.height + margin <= viewport.height
  const top = fitsBelow || above < margin ? below : above
  return { left, top: Math.max(margin, Math.min(top, viewport.height - panel.height - margin)) }
}
