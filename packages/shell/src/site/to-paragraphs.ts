const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Text of HTML with its entities as characters. */
export const decoded = (text: string): string =>
  text.replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)

/**
 * Paragraphs of a sanitised HTML text as plain strings. Showing them as text needs no HTML sink, which Trusted Types
 * would refuse, and renders the same on the server.
 */
export const toParagraphs = (html: string): string[] =>
  html
    .split(/<\/(?:p|div|li|h[1-6])>|<br\s*\/?>/i)
    .map((part) => decoded(part.replace(/<[^>]*>/g, '')).trim())
    .filter(Boolean)
