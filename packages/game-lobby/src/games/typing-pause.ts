/** Milliseconds without a key before a search is sent. Visitor specification §2. */
export const typingPause = 500
