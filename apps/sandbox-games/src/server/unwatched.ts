/** Work that nobody waits for, such as a timer's: a fault in one game's rules is written down and stops no other game. */
export const unwatched = (work: Promise<unknown>): void => {
  work.catch((error: unknown) => console.error('sandbox games:', error))
}
