import { createCipheriv, createDecipheriv } from 'node:crypto'

/**
 * The public alias of an author, constant over messages and opaque: the member's id, encrypted by a secret
 * permutation. One block of AES is exactly as long as an id.
 */
export function aliases(key: Buffer) {
  const turn = (cipher: ReturnType<typeof createCipheriv> | ReturnType<typeof createDecipheriv>, block: Buffer) => {
    cipher.setAutoPadding(false)
    return Buffer.concat([cipher.update(block), cipher.final()])
  }
  return {
    of: (memberId: string): string =>
      turn(createCipheriv('aes-256-ecb', key, null), Buffer.from(memberId.replaceAll('-', ''), 'hex')).toString(
        'base64url',
      ),
    /** The member behind an alias; null for a text that is none. */
    open: (alias: string): string | null => {
      const block = Buffer.from(alias, 'base64url')
      if (block.length !== 16) return null
      const hex = turn(createDecipheriv('aes-256-ecb', key, null), block).toString('hex')
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
    },
  }
}

export type Aliases = ReturnType<typeof aliases>
