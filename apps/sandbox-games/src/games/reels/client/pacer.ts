/**
 * Keeps time in a round, so that a second press ends every movement and wait at once. A page in the background draws no
 * frames, so its movements would never end: a round ends at once there.
 */
export function createPacer(page: Pick<Document, 'hidden' | 'addEventListener'> = document) {
  const running = new Set<Animation>()
  const waiting = new Set<() => void>()
  let isHurried = false
  const skip = () => {
    isHurried = true
    for (const animation of running) animation.finish()
    for (const wake of waiting) wake()
  }
  page.addEventListener('visibilitychange', () => {
    if (page.hidden) skip()
  })
  return {
    begin() {
      isHurried = page.hidden
    },
    hurried: () => isHurried,
    skip,
    async run(animation: Animation) {
      running.add(animation)
      if (isHurried) animation.finish()
      await animation.finished.catch(() => undefined)
      running.delete(animation)
    },
    /** A skipped round still shows its result, at a tenth of the time. */
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer)
          waiting.delete(done)
          resolve()
        }
        const timer = setTimeout(done, isHurried ? ms / 10 : ms)
        waiting.add(done)
      }),
  }
}
export type Pacer = ReturnType<typeof createPacer>
