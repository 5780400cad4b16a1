import { postToParent } from '../bridge.ts'

/** The page around the game takes a longer silence for the end of a round. */
export const repeatMs = 2_000

/** Posts `roundOpen` to the parent page repeatedly, and `roundClosed` once. */
export function createRounds(post: typeof postToParent = postToParent) {
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    isOpen: () => timer !== undefined,
    set(open: boolean) {
      if (open && timer === undefined) {
        post('roundOpen')
        timer = setInterval(() => post('roundOpen'), repeatMs)
      } else if (!open && timer !== undefined) {
        clearInterval(timer)
        timer = undefined
        post('roundClosed')
      }
    },
  }
}
export type Rounds = ReturnType<typeof createRounds>
