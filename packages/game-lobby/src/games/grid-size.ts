export type GridSize = {
  columns: number
  /** Pixels from one row to the next. */
  pitch: number
  /** Pixels above the grid, in the page. */
  top: number
}

const pixels = (text: string) => Number.parseFloat(text) || 0

/** Measures a grid whose cells are all as high as its first one; null where nothing is laid out. */
export function measureGrid(grid: HTMLElement): GridSize | null {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  const height = grid.firstElementChild?.getBoundingClientRect().height ?? 0
  if (height <= 0) return null
  return {
    columns: gridTemplateColumns.split(' ').filter((column) => pixels(column) > 0).length || 1,
    pitch: height + pixels(rowGap),
    top: grid.getBoundingClientRect().top + window.scrollY,
  }
}

export const isSameSize = (one: GridSize | null, other: GridSize | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.columns === other.columns &&
    Math.abs(one.pitch - other.pitch) < 0.5 &&
    Math.abs(one.top - other.top) < 1)
