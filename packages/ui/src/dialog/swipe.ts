export type Side = 'start' | 'end' | 'bottom'
export type Travel = { x: number; y: number }

/** Distance of a finger's move towards the panel's edge of the screen, in pixels; never negative. */
export function towardsEdge(side: Side, isRtl: boolean, { x, y }: Travel): number {
  if (side === 'bottom') return Math.max(0, y)
  const isAtLeft = (side === 'start') !== isRtl
  return Math.max(0, isAtLeft ? -x : x)
}

/** Whether a finger that has left means the panel away: a third of its size, or a quick flick of 40 pixels. */
export const isAway = (distance: number, size: number, milliseconds: number): boolean =>
  distance > size / 3 || (distance > 40 && distance / Math.max(1, milliseconds) > 0.5)

/** CSS `translate` of a panel that follows the finger. */
export function follow(side: Side, isRtl: boolean, distance: number): string {
  if (side === 'bottom') return `0 ${distance}px`
  return `${(side === 'start') !== isRtl ? -distance : distance}px 0`
}
