/** The next draw, in milliseconds: draws are `everySec` apart, and a response may be some draws old. */
export function nextDraw(drawAt: number, everySec: number, now: number): number {
  const step = everySec * 1000
  if (now < drawAt || step <= 0) return drawAt
  return drawAt + (Math.floor((now - drawAt) / step) + 1) * step
}
