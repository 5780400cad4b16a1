/** Milliseconds without a key before a search is asked. Visitor specification §2. */
export const typingPause = 500
