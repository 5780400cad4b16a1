import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'

const text = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const offline = new Response('the offline page')

/** A browser's worker, as far as ours uses one: tests send events to it and read its cache. */
function start(name: string, fetch = vi.fn(async () => new Response('from the network'))) {
  const listeners: Record<string, (event: object) => void> = {}
  const kept = new Map<string, string[]>([
    ['offline-older', ['/offline.html']],
    ['somebody-else', []],
  ])
  const browser = {
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
    skipWaiting: vi.fn(),
    fetch,
    URL,
    Response,
    Request: class {
      url: string
      constructor(url: string) {
        this.url = url
      }
    },
    clients: { claim: vi.fn() },
    registration: { unregister: vi.fn(async () => true), navigationPreload: { enable: vi.fn() } },
    caches: {
      keys: async () => [...kept.keys()],
      delete: async (cache: string) => kept.delete(cache),
      open: async (cache: string) => ({
        add: async ({ url }: { url: string }) => kept.set(cache, [...(kept.get(cache) ?? []), url]),
      }),
      match: async (url: string, { cacheName }: { cacheName: string }) =>
        kept.get(cacheName)?.includes(url) ? offline.clone() : undefined,
    },
  }
  runInNewContext(text(name), browser)
  const send = async (type: string, fields: object = {}) => {
    const waits: Promise<unknown>[] = []
    const answers: Promise<Response>[] = []
    listeners[type]?.({
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (answer: Promise<Response>) => answers.push(answer),
      ...fields,
    })
    await Promise.all(waits)
    return answers[0] && (await answers[0]).text()
  }
  return { browser, kept, send, fetch }
}

const visit = (path: string, fields: object = {}) => ({
  request: { mode: 'navigate', method: 'GET', url: `https://brand.example${path}`, ...fields },
})
const noNetwork = () => vi.fn(async (): Promise<Response> => Promise.reject(new TypeError('no network')))

describe('the service worker', () => {
  it('keeps the offline page and nothing else, and takes over at once', async () => {
    const { browser, kept, send } = start('worker.js')
    await send('install')
    await send('activate')
    expect([...kept]).toEqual([
      ['somebody-else', []],
      ['offline-__VERSION__', ['/offline.html']],
    ])
    expect(browser.skipWaiting).toHaveBeenCalledOnce()
    expect(browser.clients.claim).toHaveBeenCalledOnce()
  })

  it('asks the network first, and shows the offline page where it does not answer', async () => {
    const online = start('worker.js')
    await online.send('install')
    expect(await online.send('fetch', visit('/rng'))).toBe('from the network')
    const offlineNow = start('worker.js', noNetwork())
    await offlineNow.send('install')
    expect(await offlineNow.send('fetch', visit('/rng'))).toBe('the offline page')
    expect(await offlineNow.send('fetch', { ...visit('/'), preloadResponse: Promise.reject(new Error()) })).toBe(
      'the offline page',
    )
  })

  it('uses the answer that the browser fetched while the worker woke', async () => {
    const { send, fetch } = start('worker.js')
    await send('install')
    const preloadResponse = Promise.resolve(new Response('preloaded'))
    expect(await send('fetch', { ...visit('/'), preloadResponse })).toBe('preloaded')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('stores nothing that passes through it', async () => {
    const { kept, send } = start('worker.js')
    await send('install')
    const before = structuredClone([...kept])
    await send('fetch', visit('/'))
    await send('fetch', visit('/rng'))
    expect([...kept]).toEqual(before)
  })

  it.each([
    ['an API path that is opened as a page', visit('/wps/system/whitelabel')],
    ['a lottery path', visit('/lotto/lgw/x')],
    ['the outbox', visit('/dev/outbox')],
    ['a script', visit('/assets/india/main-1a2b.js', { mode: 'no-cors' })],
    ['a read', visit('/rng', { mode: 'cors' })],
    ['a posted form', visit('/rng', { method: 'POST' })],
  ])('leaves %s alone', async (_, request) => {
    const { send, fetch } = start('worker.js')
    expect(await send('fetch', request)).toBeUndefined()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('survives a browser that does not know static routes as we do', async () => {
    const { kept, send } = start('worker.js')
    await send('install', {
      addRoutes: () => {
        throw new TypeError('unknown condition')
      },
    })
    await send('install', { addRoutes: async () => Promise.reject(new TypeError('unknown condition')) })
    expect(kept.get('offline-__VERSION__')).toContain('/offline.html')
  })
})

it('can be removed: the other worker deletes the cache and unregisters', async () => {
  const { browser, kept, send } = start('worker-off.js')
  await send('install')
  await send('activate')
  expect([...kept.keys()]).toEqual(['somebody-else'])
  expect(browser.registration.unregister).toHaveBeenCalledOnce()
  expect(browser.skipWaiting).toHaveBeenCalledOnce()
  expect(await send('fetch', visit('/'))).toBeUndefined()
})
