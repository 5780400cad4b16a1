import { AppError } from '@boardwalk/api-client/contract'
import { hash, verify } from '@node-rs/argon2'
import type { Argon } from '../config.ts'

export type Passwords = {
  hash(password: string): Promise<string>
  /** Unknown accounts pass `null`: it takes as long and is never right. */
  isRight(stored: string | null, password: string): Promise<boolean>
}

/** argon2id with a bound on hashes at once, because each takes memory and a core (contract A8.9). */
export function openPasswords(argon: Argon): Passwords {
  const inTurn = limiter(argon.concurrency, argon.queue)
  // The library's default algorithm is argon2id; its enum cannot be used where types are stripped.
  const options = { memoryCost: argon.memoryCost, timeCost: argon.timeCost, parallelism: argon.parallelism }
  const make = (password: string) => inTurn(() => hash(password.normalize('NFKC'), options))
  let dummy: Promise<string> | null = null
  return {
    hash: make,
    async isRight(stored, password) {
      dummy ??= make('nobody has this password')
      const against = stored ?? (await dummy)
      const isSame = await inTurn(() => verify(against, password.normalize('NFKC')))
      return isSame && stored !== null
    },
  }
}

/** At most `width` run, at most `queue` wait; beyond that the gateway says that it is overloaded. */
function limiter(width: number, queue: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= width) {
      if (waiting.length >= queue) throw new AppError('OVERLOADED', { retryAfter: 2 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
