import { type ApiContext, clientError } from '../context.ts'

const TIMEOUT_MS = 10_000

/**
 * Seals one value of a request whose body travels plainly, such as the random text of free play (contract C-13), to the
 * gateway's key and bound to the path of its request. A thunk of the store; throws a coded error when there is no key.
 */
export const sealValue =
  (path: string, value: unknown, { isFresh = false }: { isFresh?: boolean } = {}) =>
  async (_dispatch: unknown, _getState: unknown, context: ApiContext): Promise<string> => {
    const [{ sealingKey }, { seal }] = await Promise.all([import('./keys.ts'), import('./seal.ts')]).catch(() => {
      throw clientError('NETWORK').error
    })
    const key = await sealingKey(context, AbortSignal.timeout(TIMEOUT_MS), isFresh)
    if ('error' in key) throw key.error
    return await seal(JSON.stringify(value), path, key)
  }
