/** Runs work without awaiting it, such as a timer callback: an error in one game is logged and stops no other game. */
export const fireAndForget = (work: Promise<unknown>): void => {
  work.catch((error: unknown) => console.error('sandbox games:', error))
}
