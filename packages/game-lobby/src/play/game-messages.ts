/** Hints that a game may send to the page; anything else is dropped. Nothing received is ever used as money. */
const hints = ['ready', 'balanceChanged', 'close', 'needDeposit', 'stakeRefused', 'roundOpen', 'roundClosed'] as const
export type GameHint = (typeof hints)[number]

/** A sandboxed frame has an opaque origin, which reads `null`. */
const opaqueOrigin = 'null'

/** The hint in a message, if it is from this very frame and has the agreed shape; null otherwise. */
export function hintOf(
  { source, origin, data }: MessageEvent<unknown>,
  frame: HTMLIFrameElement | null,
): GameHint | null {
  if (!frame || source !== frame.contentWindow || origin !== opaqueOrigin) return null
  if (typeof data !== 'object' || data === null) return null
  const { v, type } = data as { v?: unknown; type?: unknown }
  return v === 1 ? (hints.find((hint) => hint === type) ?? null) : null
}

/**
 * Notifies a game that its player's balance changed elsewhere; it reads its own wallet. A sandboxed frame has no origin
 * to name.
 */
export const tellBalanceChanged = (frame: HTMLIFrameElement | null) =>
  frame?.contentWindow?.postMessage({ v: 1, type: 'balanceChanged' }, '*')
