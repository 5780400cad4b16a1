/**
 * Runs work without awaiting it, such as a timer callback: an error in one game is logged and does not stop other
 * games.
 */
export const fireAndForget = (work: Promise<unknown>): void => {
  work.catch((error: unknown) => console.error('sandbox games:', error))
}
