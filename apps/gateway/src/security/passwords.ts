import { hash, verify } from '@node-rs/argon2'
import type { Argon } from '../config.ts'
import { openWorkQueue } from '../work-queue.ts'

export type Passwords = {
  hash(password: string): Promise<string>
  /** Unknown accounts pass `null`: it takes as long and is never right. */
  isRight(stored: string | null, password: string): Promise<boolean>
}

/** argon2id with a bound on hashes at once, because each takes memory and a core (contract A8.9). */
export function openPasswords(argon: Argon): Passwords {
  const hashing = openWorkQueue({ concurrency: argon.concurrency, queue: argon.queue })
  // The library's default algorithm is argon2id; its enum cannot be used where types are stripped.
  const options = { memoryCost: argon.memoryCost, timeCost: argon.timeCost, parallelism: argon.parallelism }
  const make = (password: string) => hashing.run(() => hash(password.normalize('NFKC'), options))
  let dummy: Promise<string> | null = null
  return {
    hash: make,
    async isRight(stored, password) {
      dummy ??= make('nobody has this password')
      const against = stored ?? (await dummy)
      const isSame = await hashing.run(() => verify(against, password.normalize('NFKC')))
      return isSame && stored !== null
    },
  }
}
