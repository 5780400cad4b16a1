import type { Grid, SymbolCode } from '../reels/symbols.ts'
import { tumbler } from '../reels/tumble.ts'
import { type ClusterCode, type ClusterMachine, minCluster, side, tierOf } from './machine.ts'

/** How often each cell has burst, by reels and rows. */
export type Heat = number[][]
export const cold = (): Heat => Array.from({ length: side }, () => new Array<number>(side).fill(0))

export type Cluster = { symbol: ClusterCode; cells: [reel: number, row: number][]; multiplier: number; pay: number }
/** `heat` before the clusters of this window burst. */
export type Step = { grid: Grid; heat: Heat; clusters: Cluster[]; gone: boolean[][]; pay: number }

/** Cells of one symbol that are connected by their sides, from a cell on; marks them as seen. */
function grow(grid: Grid, seen: boolean[][], reel: number, row: number): [number, number][] {
  const symbol = grid[reel]?.[row]
  const cells: [number, number][] = [[reel, row]]
  ;(seen[reel] as boolean[])[row] = true
  for (const [x, y] of cells)
    for (const [nx, ny] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      const marks = seen[nx]
      if (!marks || marks[ny] || grid[nx]?.[ny] !== symbol) continue
      marks[ny] = true
      cells.push([nx, ny])
    }
  return cells
}

const empty = () => Array.from({ length: side }, () => new Array<boolean>(side).fill(false))

/** Every cluster of five or more, paid by its size times the multipliers of its cells. */
export function clustersIn(machine: ClusterMachine, grid: Grid, heat: Heat): Cluster[] {
  const seen = empty()
  const clusters: Cluster[] = []
  for (let reel = 0; reel < side; reel += 1)
    for (let row = 0; row < side; row += 1) {
      const symbol = grid[reel]?.[row] as SymbolCode
      if (symbol === 'S' || seen[reel]?.[row]) continue
      const cells = grow(grid, seen, reel, row)
      if (cells.length < minCluster) continue
      let sum = 0
      for (const [x, y] of cells) {
        const bursts = heat[x]?.[y] ?? 0
        if (bursts > 0) sum += machine.heat[Math.min(bursts, machine.heat.length) - 1] as number
      }
      const multiplier = Math.max(1, sum)
      const pay = (machine.pays[symbol as ClusterCode][tierOf(cells.length)] as number) * multiplier
      clusters.push({ symbol: symbol as ClusterCode, cells, multiplier, pay })
    }
  return clusters
}

/** A spin from its stops: clusters burst and heat their cells until none is left. `heat` is changed. */
export function tumble(machine: ClusterMachine, stops: readonly number[], heat: Heat): Step[] {
  const reels = tumbler(machine.strips, stops, side)
  const steps: Step[] = []
  for (;;) {
    const grid = [...reels.grid]
    const clusters = clustersIn(machine, grid, heat)
    const gone = clusters.length > 0 ? empty() : []
    steps.push({
      grid,
      heat: heat.map((column) => [...column]),
      clusters,
      gone,
      pay: clusters.reduce((sum, { pay }) => sum + pay, 0),
    })
    if (clusters.length === 0) return steps
    for (const { cells } of clusters)
      for (const [reel, row] of cells) {
        ;(gone[reel] as boolean[])[row] = true
        ;(heat[reel] as number[])[row] = (heat[reel]?.[row] ?? 0) + 1
      }
    reels.drop(gone)
  }
}
