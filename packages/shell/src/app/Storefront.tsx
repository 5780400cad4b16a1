import type { Skin } from '@boardwalk/api-client/contract'
import { type I18n, I18nProvider } from '@boardwalk/i18n'
import { GlobalStyle } from '@boardwalk/ui'
import { StrictMode, useMemo, useState, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Provider } from 'react-redux'
import { CrashScreen } from '../status/CrashScreen.tsx'
import { applySkin } from './apply-skin.ts'
import { LiveRegion } from './live-region.tsx'
import { Modules } from './modules.tsx'
import { Site } from './Site.tsx'
import type { ShellStore } from './store.ts'
import { StorefrontContext, type StorefrontContextValue } from './storefront-context.ts'
import { Toasts } from './Toasts.tsx'

export type StorefrontProps = { value: StorefrontContextValue; store: ShellStore; i18n: I18n }

/** A whole storefront inside a router: the same tree on the server, in the browser, in tests and in stories. */
export function Storefront({ value, store, i18n }: StorefrontProps) {
  // Parts of the page hydrate one after another; each must first render the server's state.
  const [firstState] = useState(() => store.getState())
  const [skin = value.skin, setSkin] = useState<Skin | null>()
  const language = useSyncExternalStore(
    store.subscribe,
    () => store.getState().settings.language,
    () => firstState.settings.language,
  )
  const effective = useMemo(
    () => ({ ...value, brand: applySkin(value.brand, skin, language), setSkin }),
    [value, skin, language],
  )
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Provider store={store} serverState={firstState}>
          <StorefrontContext value={effective}>
            <GlobalStyle />
            <LiveRegion>
              <Toasts>
                <ErrorBoundary FallbackComponent={CrashScreen}>
                  <Modules>
                    <Site />
                  </Modules>
                </ErrorBoundary>
              </Toasts>
            </LiveRegion>
          </StorefrontContext>
        </Provider>
      </I18nProvider>
    </StrictMode>
  )
}
