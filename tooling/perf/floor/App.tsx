import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { createInstance } from 'i18next'
import { useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Provider, useSelector } from 'react-redux'
import { Link, Route, Routes } from 'react-router'
import styled, { createGlobalStyle } from 'styled-components'

/** The minimum with the mandated libraries: each is used once, on one page. */
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({ greeting: build.query<string, void>({ query: () => 'greeting.json' }) }),
})

export const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, ready: () => true },
    middleware: (defaults) => defaults().concat(api.middleware),
  })

export function makeTexts() {
  const texts = createInstance()
  void texts.init({
    lng: 'en',
    initAsync: false,
    resources: { en: { translation: { title: 'The floor', count: 'Pressed {{count}} times' } } },
    react: { useSuspense: false },
  })
  return texts
}

type Props = { store: ReturnType<typeof makeStore>; texts: ReturnType<typeof makeTexts> }

export const App = ({ store, texts }: Props) => (
  <I18nextProvider i18n={texts}>
    <Provider store={store}>
      <Base />
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </Provider>
  </I18nextProvider>
)

function Page() {
  const { t } = useTranslation()
  const isReady = useSelector((state: { ready: boolean }) => state.ready)
  const { data } = api.useGreetingQuery(undefined, { skip: isReady })
  const [count, setCount] = useState(0)
  return (
    <Main>
      <h1>{t('title')}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {t('count', { count })}
      </button>
      <Link to="/">{data ?? 'Home'}</Link>
    </Main>
  )
}

const Base = createGlobalStyle`body { margin: 0; font-family: sans-serif; }`
const Main = styled.main`padding: 16px;`
