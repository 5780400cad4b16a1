const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Animations with an end; endless ones continue. */
const moving = () =>
  document.getAnimations().filter((animation) => {
    const end = animation.effect?.getComputedTiming().endTime
    return animation.playState === 'running' && typeof end === 'number' && end < Infinity
  })

/** One motion may begin where another ends, but not for ever. */
const maxRounds = 10

/** Waits for the fonts and for everything that reacts to a new size, and moves animations to their end. */
export async function settle(): Promise<void> {
  await document.fonts.ready
  await frame()
  for (let round = 0; round < maxRounds; round++) {
    const animations = moving()
    for (const animation of animations) animation.finish()
    await frame()
    if (animations.length === 0) return
  }
}
