/** Size of the customer-service window (visitor specification §2). */
const SIZE = 'popup,width=440,height=750'

/**
 * Opens an empty window; to be called inside the click, or browsers block it. It cannot reach back: `noopener` as a
 * feature would leave us without the window that gets its address later, so its way back is cut by hand. Null when the
 * browser refused.
 */
export function openSupportWindow(waiting: string): Window | null {
  const opened = window.open('', '_blank', SIZE)
  if (!opened) return null
  try {
    opened.opener = null
    opened.document.title = waiting
    opened.document.body.textContent = waiting
  } catch {
    // A browser that hides an empty window's document still lets us address it.
  }
  return opened
}

/** The help desk's address, if it is allowed: of this site, or by TLS. Throws otherwise. */
export function supportAddress(link: unknown, base: string): string {
  const { url } = (link ?? {}) as { url?: unknown }
  if (typeof url !== 'string') throw new Error('The link holds no address')
  const address = new URL(url, base)
  if (address.origin !== new URL(base).origin && address.protocol !== 'https:') {
    throw new Error(`${address.protocol} is no way to the help desk`)
  }
  return address.href
}
