import { createHash } from 'node:crypto'
import type { RenderOutput } from '@boardwalk/api-client/contract'
import type { Outside } from '../firebase/outside.ts'

const hashes = (texts: readonly string[]) =>
  [...new Set(texts)].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('')

const sources = (origins: readonly string[] = []) => origins.map((origin) => ` ${origin}`).join('')

/**
 * The document's content security policy. Inline code is allowed by the hash of its exact text, so the same bytes can
 * be cached and compressed once; the hash of the empty text lets styled-components open its style element.
 */
export const contentPolicy = (
  { scripts, styles }: Pick<RenderOutput, 'scripts' | 'styles'>,
  gameOrigin: string,
  outside: Outside | null = null,
) =>
  [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts)}${sources(outside?.script)}`,
    `style-src 'self'${hashes([...styles, ''])}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${sources(outside?.connect)}`,
    `frame-src ${gameOrigin}${sources(outside?.frame)}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** Headers of every document besides its policy. */
export const documentHeaders = (gameOrigin: string) => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': `camera=(), microphone=(), geolocation=(), payment=(), fullscreen=(self "${gameOrigin}")`,
})

/** Browsers ignore it on plain HTTP, so it is sent only where it means something. */
export const transportHeader = (protocol: string) =>
  protocol === 'https' ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}
