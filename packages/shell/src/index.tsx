import { bootEntries } from '@boardwalk/api-client'
import { createI18n } from '@boardwalk/i18n'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { compose, findRoute } from './app/compose.ts'
import type { StorefrontConfig } from './app/config.ts'
import { Storefront } from './app/Storefront.tsx'
import { createBrowserStore } from './boot/browser-store.ts'
import { readBoot } from './boot/read-boot.ts'

export type { LocaleLoaders, LocaleResources, StorefrontConfig } from './app/config.ts'

/** All of an app's `main.tsx`: brings the page of the server to life, or renders it where there is none. */
export async function mountStorefront(config: StorefrontConfig): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const boot = readBoot(config.brand)
  const composition = compose(config.features)
  const [resources] = await Promise.all([
    config.locales[boot.language](),
    // Code that is missing now is reported by the page's own boundary.
    findRoute(composition, location.pathname)
      ?.page.preload()
      .catch(() => undefined),
  ])
  const store = createBrowserStore(boot)
  store.dispatch(bootEntries(boot.entries))
  const value = { ...config, composition, serverTime: boot.serverTime }
  const app = (
    <BrowserRouter>
      <Storefront value={value} store={store} i18n={createI18n({ language: boot.language, resources })} />
    </BrowserRouter>
  )
  if (root.firstElementChild) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
