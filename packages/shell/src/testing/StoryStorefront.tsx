import { I18nProvider } from '@boardwalk/i18n'
import { type ReactNode, StrictMode, useLayoutEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { LiveRegion } from '../app/live-region.tsx'
import { Storefront, type StorefrontProps } from '../app/Storefront.tsx'
import { StorefrontContext } from '../app/storefront-context.ts'
import { Toasts } from '../app/Toasts.tsx'
import { Dialogs } from '../dialogs/Dialogs.tsx'
import { loggedIn } from '../session/session-slice.ts'
import { personas } from './personas.ts'
import { type StoryOptions, storyParts } from './story-parts.ts'

export type StoryStorefrontProps = StoryOptions & {
  address?: string
  /** A part of a storefront; without it the whole page of the address. */
  children?: ReactNode
}

/** A storefront, or a part of one, in the root element's brand, theme and language, with the fakes for a server. */
export function StoryStorefront({ address = '/', children, ...options }: StoryStorefrontProps) {
  return (
    <StrictMode>
      <MemoryRouter initialEntries={['/', address]}>
        <Started options={options}>{children}</Started>
      </MemoryRouter>
    </StrictMode>
  )
}

function Started({ options, children }: { options: StoryOptions; children: ReactNode }) {
  const [parts] = useState(() => storyParts(options))
  const { session } = personas[options.as ?? 'visitor']
  useLayoutEffect(() => {
    // A restored session does not contain that it is restricted: only the response to a login does.
    if (session?.isRestricted) parts.store.dispatch(loggedIn(session))
  }, [session, parts])
  return children === undefined ? <Storefront {...parts} /> : <Part {...parts}>{children}</Part>
}

/** Providers around a part. */
const Part = ({ store, i18n, value, children }: StorefrontProps & { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <Provider store={store}>
      <StorefrontContext value={value}>
        <LiveRegion>
          <Toasts>
            {children}
            <Dialogs />
          </Toasts>
        </LiveRegion>
      </StorefrontContext>
    </Provider>
  </I18nProvider>
)
