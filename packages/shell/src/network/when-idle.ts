/** Runs once the page has loaded and has nothing better to do; the returned function calls it off. */
export function whenIdle(run: () => void): () => void {
  const stopped = new AbortController()
  const soon = () => {
    if (stopped.signal.aborted) return
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => stopped.signal.aborted || run(), { timeout: 5000 })
    else setTimeout(() => stopped.signal.aborted || run(), 1000)
  }
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true, signal: stopped.signal })
  return () => stopped.abort()
}
