/* Served in place of the worker to remove it from every browser that has it. */
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(withdraw()))

async function withdraw() {
  const names = (await caches.keys()).filter((name) => name.startsWith('offline-'))
  await Promise.all(names.map((name) => caches.delete(name)))
  await registration.unregister()
}
