import { bootEntries } from '@boardwalk/api-client'
import type { Boot, BootQuery, RenderInput, RenderOutput, StorefrontServer } from '@boardwalk/api-client/contract'
import { createI18n } from '@boardwalk/i18n'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { ServerStyleSheet } from 'styled-components'
import { type Composition, compose, findRoute } from './app/compose.ts'
import type { StorefrontConfig } from './app/config.ts'
import { Storefront } from './app/Storefront.tsx'
import { createStore, type ShellStore } from './app/store.ts'
import { renderDocument } from './boot/document.ts'
import { serverHead } from './boot/server-head.ts'
import { homeSections } from './pages/home/home-sections.ts'
import { frameQueries } from './site/queries.ts'

/** Any origin will do to read the path and the query of a relative address. */
const ANYWHERE = 'http://storefront.invalid'

const isFile = (path: string) => !/[:*?]/.test(path) && !path.endsWith('.html')

function queriesOf(
  config: StorefrontConfig,
  composition: Composition,
  address: string,
  language: LanguageCode,
): BootQuery[] {
  const url = new URL(address, ANYWHERE)
  const route = findRoute(composition, url.pathname)
  if (!route) return frameQueries(language, undefined)
  const context = { url, language, merchantCode: config.brand.merchantCode }
  const sections = route.bannerGroup === 'w_home' ? homeSections(config.brand.home, composition.slots.home) : []
  return [
    ...(route.layout === 'bare' ? [] : frameQueries(language, route.bannerGroup)),
    ...(route.queries?.(context) ?? []),
    ...sections.flatMap((section) => section.queries?.(context) ?? []),
  ]
}

/** A store that never asks: everything a page shows on the server came with the request. */
function requestStore(boot: Boot): ShellStore {
  const store = createStore(boot, {
    merchantCode: boot.merchantCode,
    getToken: () => null,
    getLanguage: () => boot.language,
    fetch: () => Promise.reject(new Error('A render asks for nothing')),
  })
  store.dispatch(bootEntries(boot.entries))
  return store
}

function renderBody(
  store: ShellStore,
  url: string,
  value: Parameters<typeof Storefront>[0]['value'],
  i18n: ReturnType<typeof createI18n>,
) {
  const sheet = new ServerStyleSheet()
  try {
    const body = renderToString(
      sheet.collectStyles(
        <StaticRouter location={url}>
          <Storefront value={value} store={store} i18n={i18n} />
        </StaticRouter>,
      ),
    )
    return { body, styleTags: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

const statusOf = (boot: Boot, isKnown: boolean) => {
  const entry = boot.entries.find(({ endpoint }) => endpoint === 'systemStatus')
  const { status } = (entry?.value ?? {}) as { status?: number }
  if (status === 1) return 503
  if (status === 2) return 403
  return isKnown ? 200 : 404
}

/** All of an app's `server.tsx`: what the edge calls to render this storefront (contract of `boot.ts`). */
export function createServer(config: StorefrontConfig): StorefrontServer {
  const { brand, css } = config
  const composition = compose(config.features)

  async function render(input: RenderInput): Promise<RenderOutput> {
    const { merchantCode, language, theme, serverTime, entries } = input
    const boot: Boot = { merchantCode, language, theme, serverTime, entries }
    const route = findRoute(composition, new URL(input.url, ANYWHERE).pathname)
    const [resources] = await Promise.all([config.locales[language](), route?.page.preload()])
    const i18n = createI18n({ language, resources })
    const value = { ...config, composition, serverTime }
    const { body, styleTags } = renderBody(requestStore(boot), input.url, value, i18n)
    const head = serverHead({ brand, css, input, route, t: i18n.t })
    const document = renderDocument(input.template, { brandId: brand.id, boot, head, css, styleTags, body })
    return { status: statusOf(boot, route !== undefined), ...document }
  }

  return {
    brandId: brand.id,
    merchantCode: brand.merchantCode,
    paths: composition.routes.map(({ path }) => path).filter(isFile),
    queries: (url, language) => queriesOf(config, composition, url, language),
    render,
  }
}
