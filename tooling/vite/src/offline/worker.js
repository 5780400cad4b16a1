/*
 * The service worker of a storefront. It has one purpose: a page that cannot be fetched gets the offline page. It
 * never caches a document, a response of the platform or a script, so it cannot show anything outdated.
 */
const cacheName = 'offline-__VERSION__'
const offlinePage = '/offline.html'
const programs = /^\/(?:wps|lgw|lotto|dev|assets|brands|art)(?:\/|$)/

addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage())
  passEverythingElse(event)
  skipWaiting()
})

addEventListener('activate', (event) => event.waitUntil(takeOver()))

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  if (programs.test(new URL(request.url).pathname)) return
  event.respondWith(answer(event))
})

async function keepOfflinePage() {
  const cache = await caches.open(cacheName)
  await cache.add(new Request(offlinePage, { cache: 'reload' }))
}

/** A browser that knows static routes sends the rest straight to the network, without waking this worker. */
function passEverythingElse(event) {
  const route = { condition: { not: { requestMode: 'navigate' } }, source: 'network' }
  try {
    event.addRoutes?.(route)?.catch(() => undefined)
  } catch {
    // An older browser asks the worker instead, which does not answer.
  }
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => isOurs(name) && name !== cacheName).map((name) => caches.delete(name)))
  // The page is requested while the worker starts, so that it costs a visit no time.
  await registration.navigationPreload?.enable()
  await clients.claim()
}

const isOurs = (name) => name.startsWith('offline-')

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const kept = await caches.match(offlinePage, { cacheName, ignoreVary: true })
    return kept ?? Response.error()
  }
}
