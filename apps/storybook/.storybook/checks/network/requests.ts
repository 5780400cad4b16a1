/** A request of the browser: address, purpose, and the status of the response once it has arrived. */
export type Asked = { url: string; as: string; status: () => Promise<number | undefined> }

// Resource types that a page loads in order to render; all others (fetch, xhr, eventsource, ping …) are calls to a
// server.
const built = new Set(['document', 'stylesheet', 'script', 'font', 'image', 'media', 'manifest', 'texttrack'])
// The test runner's own lines.
const runner = /^\/(__vitest|@vite\/|@id\/|__screenshot)/

/** Why a story must not ask for this, in a sentence; nothing when it may. Waits for the answer where that decides. */
export async function refuse({ url, as, status }: Asked, origin: string): Promise<string | undefined> {
  const { origin: asked, pathname, protocol } = new URL(url)
  if (protocol === 'data:' || protocol === 'blob:' || protocol === 'about:') return undefined
  // Web sockets use another scheme in their origin.
  if (asked.replace(/^ws/, 'http') !== origin) return `${as} ${url} leaves the page`
  if (runner.test(pathname)) return undefined
  if (as === 'websocket' && pathname === '/') return undefined
  if (!built.has(as)) return `${as} ${pathname} asks a server; give the story a fake`
  const answered = await status()
  return answered !== undefined && answered >= 400
    ? `${as} ${pathname} is no file of ours (HTTP ${answered})`
    : undefined
}
