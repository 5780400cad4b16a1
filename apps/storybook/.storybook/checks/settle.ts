const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** What moves and will come to an end; endless motion goes on. */
const moving = () =>
  document.getAnimations().filter((animation) => {
    const end = animation.effect?.getComputedTiming().endTime
    return animation.playState === 'running' && typeof end === 'number' && end < Infinity
  })

/** One motion may begin where another ends, but not for ever. */
const mostRounds = 10

/** Waits for the fonts and for whatever reacts to a new size, and takes everything that moves to its end. */
export async function settle(): Promise<void> {
  await document.fonts.ready
  await frame()
  for (let round = 0; round < mostRounds; round++) {
    const animations = moving()
    for (const animation of animations) animation.finish()
    await frame()
    if (animations.length === 0) return
  }
}
