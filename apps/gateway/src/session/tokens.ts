import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; shown to the client once (contract A8.1). */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The name of the scheme has no case (RFC 9110). */
const bearer = /^bearer +([a-z0-9_-]{43})$/i

/** The token of an `Authorization` header; `null` when there is none or it cannot be one of ours. */
export const readToken = (header: string | undefined): string | null => bearer.exec(header ?? '')?.[1] ?? null
