type Rules = { createScriptURL: (address: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => { createScriptURL: (address: string) => string } }

const WORKER = '/sw.js'
const MANIFEST = '/manifest.webmanifest'

/** Trusted Types guard the addresses of workers too; this policy makes one address and no other. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('boardwalk-worker', { createScriptURL: () => WORKER })
  return policy ? policy.createScriptURL(WORKER) : WORKER
}

/** Registers the worker that shows the offline page. The browser checks for a newer one at every visit. */
export function registerWorker(): void {
  // Absent on plain http, and where a browser forbids it: the page then has no offline page, and works as before.
  navigator.serviceWorker?.register(trustedAddress(), { updateViaCache: 'none' }).catch(() => undefined)
}

/** Makes the page installable. In the server's HTML, the browser would load manifest and icon during the first view. */
export function linkManifest(): void {
  if (document.querySelector('link[rel=manifest]')) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: MANIFEST }))
}
