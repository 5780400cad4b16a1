/** A start failure that the operator can fix, explained in one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
