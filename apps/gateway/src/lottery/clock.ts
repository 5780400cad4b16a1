/** Draws are on a fixed grid from the epoch, shared with the vendor; the next one is strictly after `now`. */
export const nextDraw = (everySeconds: number, now: Date): Date => {
  const step = everySeconds * 1_000
  return new Date((Math.floor(now.getTime() / step) + 1) * step)
}

/** Time of an issue's draw: issues count periods since the epoch, and a draw ends its period. */
export const drawTime = (everySeconds: number, issueNo: number): Date => new Date((issueNo + 1) * everySeconds * 1_000)
