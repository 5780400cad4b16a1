/** A start that failed for a reason the operator can mend; told in one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
