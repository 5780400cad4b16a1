import { tellParent } from '../bridge.ts'

/** The page around the game takes a longer silence for the end of a round. */
export const repeatMs = 2_000

/** Tells the page around the game that a round is open, repeatedly, and once that it is closed. */
export function createRounds(tell: typeof tellParent = tellParent) {
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    isOpen: () => timer !== undefined,
    set(open: boolean) {
      if (open && timer === undefined) {
        tell('roundOpen')
        timer = setInterval(() => tell('roundOpen'), repeatMs)
      } else if (!open && timer !== undefined) {
        clearInterval(timer)
        timer = undefined
        tell('roundClosed')
      }
    },
  }
}
export type Rounds = ReturnType<typeof createRounds>
