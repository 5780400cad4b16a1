import { api } from '@boardwalk/api-client'
import type { Theme } from '@boardwalk/api-client/contract'
import type { Brand } from '@boardwalk/brand-kit'
import { applyResources } from '@boardwalk/i18n'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import { useEffect, useLayoutEffect, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { Storefront } from '../app/Storefront.tsx'
import { languageChanged, themeChanged } from '../settings/settings-slice.ts'
import { personas } from './personas.ts'
import { storyAnswers } from './story-answers.ts'
import { offerBrands, stringsOf } from './story-data.ts'
import { type StoryOptions, storyParts } from './story-parts.ts'

export type { StoryOptions } from './story-parts.ts'

export type LiveStorefrontProps = StoryOptions & {
  address: string
  /** May change while the page is open: nothing is reloaded, the scroll position stays. */
  brand: Brand
  language: LanguageCode
  theme: Theme
}

/** A whole storefront on the fakes whose brand, language and theme may change in place, for the editor of a brand. */
export const LiveStorefront = ({ address, ...props }: LiveStorefrontProps) => (
  <MemoryRouter initialEntries={['/', address]}>
    <Living {...props} />
  </MemoryRouter>
)

function Living({ brand, language, theme, answers, ...options }: Omit<LiveStorefrontProps, 'address'>) {
  const [{ store, i18n, value }] = useState(() => {
    offerBrands([brand])
    Object.assign(document.documentElement, { lang: languages[language].bcp47 })
    Object.assign(document.documentElement.dataset, { brand: brand.id, theme })
    const own = storyAnswers(brand, personas[options.as ?? 'visitor'], language)
    return storyParts({ ...options, answers: { ...own, ...answers } })
  })
  const { bcp47, dir } = languages[language]
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { brand: brand.id, theme })
    store.dispatch(themeChanged(theme))
  }, [brand.id, theme, store])
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: bcp47, dir })
    applyResources(i18n, language, stringsOf(language))
    store.dispatch(languageChanged(language))
    void i18n.changeLanguage(bcp47)
  }, [language, bcp47, dir, i18n, store])
  useServedFeatures(store, brand.features)
  return <Storefront store={store} i18n={i18n} value={{ ...value, brand }} />
}

type Store = ReturnType<typeof storyParts>['store']

/** The server's switches follow the brand's, as they do in a newly seeded platform. */
function useServedFeatures(store: Store, features: Brand['features']) {
  useEffect(() => {
    const follow = () => {
      for (const query of Object.values(store.getState()[api.reducerPath].queries)) {
        if (query?.endpointName !== 'permission' || !query.data) continue
        const served = (query.data as { info: { features: Record<string, boolean> } }).info.features
        if (Object.entries(features).every(([key, isOn]) => served[key] === isOn)) continue
        const arg = query.originalArgs as unknown as { url: string }
        store.dispatch(
          api.util.updateQueryData('permission', arg, ({ info }) => void Object.assign(info.features, features)),
        )
      }
    }
    follow()
    return store.subscribe(follow)
  }, [store, features])
}
