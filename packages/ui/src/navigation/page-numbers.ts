/** A page number, or a gap of pages left out. */
export type PageSlot = number | 'gap-before' | 'gap-after'

const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** Number of pages, rounded up; 0 for an invalid number. */
export const wholePages = (pages: number): number => (Number.isFinite(pages) ? Math.max(0, Math.ceil(pages)) : 0)

/** Limits a page number to the existing pages; rows may have been removed since an address was written down. */
export const clampPage = (page: number, pages: number): number =>
  Math.min(Math.max(1, Number.isFinite(page) ? Math.trunc(page) : 1), Math.max(1, wholePages(pages)))

/**
 * Pages to offer: `range` around the current one and `margin` at each end, with gaps between (specification A9).
 * A gap that would hide a single page shows the page.
 */
export function pageNumbers(page: number, pages: number, around = 3, margin = 1): PageSlot[] {
  const total = wholePages(pages)
  const range = Math.max(1, around)
  const current = clampPage(page, pages)
  const first = Math.max(1, Math.min(current - Math.floor(range / 2), total - range + 1))
  const last = Math.min(total, first + range - 1)
  const headEnd = Math.min(margin, first - 1)
  const tailStart = Math.max(total - margin + 1, last + 1)
  return [
    ...span(1, headEnd),
    ...hidden(headEnd + 1, first - 1, 'gap-before'),
    ...span(first, last),
    ...hidden(last + 1, tailStart - 1, 'gap-after'),
    ...span(tailStart, total),
  ]
}

const hidden = (from: number, to: number, gap: PageSlot): PageSlot[] => (to <= from ? span(from, to) : [gap])
