import { bootEntries } from '@boardwalk/api-client'
import type { Boot } from '@boardwalk/api-client/contract'
import { createI18n } from '@boardwalk/i18n'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { compose } from './app/compose.ts'
import { findRoute } from './app/composition.ts'
import type { StorefrontConfig } from './app/config.ts'
import { watchSections } from './app/gates.ts'
import { loadTexts, textsOf } from './app/lazy-texts.ts'
import { Storefront } from './app/Storefront.tsx'
import { createBrowserStore } from './boot/browser-store.ts'
import { readBoot } from './boot/read-boot.ts'
import { ClosedScreen } from './status/StatusGate.tsx'

export type { LocaleLoaders, LocaleResources, StorefrontConfig } from './app/config.ts'

const isClosed = ({ entries }: Boot) =>
  entries.some(({ endpoint, value }) => endpoint === 'systemStatus' && (value as { status: number }).status !== 0)

/** The whole of an app's `main.tsx`: hydrates the server's page, or renders it where there is none. */
export async function mountStorefront(config: StorefrontConfig): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const boot = readBoot(config.brand)
  const composition = compose(config.features)
  const route = findRoute(composition, location.pathname)
  const { language } = boot
  const [first, later] = await Promise.all([
    config.locales[language](),
    loadTexts(language, textsOf(route)),
    // Code that is missing now is reported by the page's own boundary.
    route?.page.preload().catch(() => undefined),
    isClosed(boot) && ClosedScreen.preload().catch(() => undefined),
  ])
  const store = createBrowserStore(boot, config.features)
  store.dispatch(bootEntries(boot.entries))
  const value = { ...config, ...boot, composition }
  const app = (
    <BrowserRouter>
      <Storefront value={value} store={store} i18n={createI18n({ language, resources: { ...first, ...later } })} />
    </BrowserRouter>
  )
  // A transition yields to the browser between its pieces.
  if (root.firstElementChild) {
    const asked = new URLSearchParams(location.search)
    if (!composition.handles.some((name) => asked.has(name))) watchSections(root)
    startTransition(() => void hydrateRoot(root, app))
  } else createRoot(root).render(app)
}
