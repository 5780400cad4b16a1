import { type ApiContext, bootEntries } from '@boardwalk/api-client'
import type { Boot, BootQuery, RenderInput, RenderOutput, StorefrontServer } from '@boardwalk/api-client/contract'
import type { Brand } from '@boardwalk/brand-kit'
import { createI18n } from '@boardwalk/i18n'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import { texts as descriptions } from '@boardwalk/i18n/texts/descriptions'
import { shortMarks } from '@boardwalk/ui'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { ServerStyleSheet } from 'styled-components'
import { applySkin } from './app/apply-skin.ts'
import { compose } from './app/compose.ts'
import { type ComposedRoute, type Composition, findRoute } from './app/composition.ts'
import type { StorefrontConfig } from './app/config.ts'
import { loadTexts, textsOf } from './app/lazy-texts.ts'
import { withoutModules } from './app/modules.tsx'
import { pageUrlOf, respelled } from './app/page-url.ts'
import { redirectFor } from './app/redirect-for.ts'
import { Storefront } from './app/Storefront.tsx'
import { createStore, type ShellStore } from './app/store.ts'
import { renderDocument } from './boot/document.ts'
import { serverHead } from './boot/server-head.ts'
import type { Feature } from './feature-contract.ts'
import { drawnSections, isDrawnRead, loadDrawn, withDrawn } from './pages/home/drawn-sections.tsx'
import { homeSections } from './pages/home/home-sections.ts'
import { frameQueries } from './site/queries.ts'
import { ClosedScreen } from './status/StatusGate.tsx'

/** Any origin will do to read the path and the query of a relative address. */
const ANYWHERE = 'http://storefront.invalid'

const isFile = ({ path }: ComposedRoute) => !/[:*?]/.test(path) && !path.endsWith('.html')
/** Addresses for search engines: one per page, none that needs more than its path. */
const isListed = ({ first, isIndexed, redirect, exists }: ComposedRoute) =>
  isIndexed !== false && !redirect && !exists && first === undefined

const drawnOn = (route: ComposedRoute | undefined, { home }: Brand, { slots }: Composition) =>
  route?.isHome ? drawnSections(home, slots.home) : []

function queriesOf(
  config: Pick<StorefrontConfig, 'brand'>,
  composition: Composition,
  address: string,
  language: LanguageCode,
): BootQuery[] {
  const url = new URL(address, ANYWHERE)
  const route = findRoute(composition, url.pathname)
  if (!route) return frameQueries(language, undefined)
  const context = { url, language, merchantCode: config.brand.merchantCode }
  const sections = route.isHome ? homeSections(config.brand.home, composition.slots.home) : []
  return [
    ...(route.layout === 'bare' ? [] : [...frameQueries(language, route.bannerGroup), ...composition.queries(context)]),
    ...(route.queries?.(context) ?? []),
    ...sections.flatMap((section) => section.queries?.(context) ?? []),
    ...drawnOn(route, config.brand, composition).flatMap(({ drawn }) => drawn.queries),
  ]
}

/** A store that sends no requests: all data of a page on the server came with the request. */
function requestStore(boot: Boot, features: readonly Feature[]): ShellStore {
  const context: ApiContext = {
    merchantCode: boot.merchantCode,
    getToken: () => null,
    getLanguage: () => boot.language,
    fetch: () => Promise.reject(new Error('A render asks for nothing')),
  }
  const store = createStore(boot, context, features)
  store.dispatch(bootEntries(boot.entries))
  return store
}

/** Marks the styles as in use: the library's code in the browser would move them otherwise (`adoptServerRules`). */
const adoptable = (styleTags: string) => shortMarks(styleTags).replace('data-styled="true"', 'data-styled="active"')

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
    return { body, styleTags: adoptable(sheet.getStyleTags()) }
  } finally {
    sheet.seal()
  }
}

/** React leaves this mark where a part failed, and says nothing. */
const countFailed = (body: string) => body.split('<!--$!-->').length - 1

const statusCodes: Record<number, number> = { 1: 503, 2: 403 }

const reader =
  ({ entries }: Boot) =>
  (name: string) =>
    entries.find(({ endpoint }) => endpoint === name)?.value

/** The whole of an app's `server.tsx`: the edge calls it to render this storefront (contract of `boot.ts`). */
export function createServer(config: StorefrontConfig): StorefrontServer {
  const { brand, css } = config
  const composition = compose(config.features)

  async function render(input: RenderInput): Promise<RenderOutput> {
    const { template: _template, url: _url, origin: _origin, ...boot } = input
    const { language, serverTime, skin, modulesOff } = boot
    const effective = applySkin(config.brand, skin, language)
    const url = new URL(input.url, ANYWHERE)
    const read = reader(boot)
    const found = findRoute(withoutModules(composition, modulesOff), url.pathname)
    const route = found?.exists?.({ url, read }) === false ? undefined : found
    const closed = statusCodes[(read('systemStatus') as { status?: number } | undefined)?.status ?? 0]
    const drawn = drawnOn(found, effective, composition)
    const [first, later, drawnTexts] = await Promise.all([
      config.locales[language](),
      loadTexts(language, [descriptions, ...textsOf(found)]),
      loadDrawn(drawn, language),
      found?.page.preload(),
      closed && ClosedScreen.preload(),
    ])
    const i18n = createI18n({ language, resources: { ...first, ...later, ...drawnTexts } })
    const value = { ...config, composition: withDrawn(composition, drawn), serverTime, skin, modulesOff }
    const { body, styleTags } = renderBody(requestStore(boot, config.features), input.url, value, i18n)
    const head = serverHead({ brand: effective, css: css + (skin?.rules.join('') ?? ''), input, route, i18n })
    const sent = { ...boot, entries: boot.entries.filter((entry) => !isDrawnRead(drawn, entry)) }
    const document = renderDocument(input.template, { brandId: brand.id, boot: sent, head, css, styleTags, body })
    return { status: closed ?? (route ? 200 : 404), failedParts: countFailed(body), ...document }
  }

  return {
    brandId: brand.id,
    merchantCode: brand.merchantCode,
    paths: composition.routes.filter(isFile).map(({ path }) => path),
    listed: (modulesOff) =>
      withoutModules(composition, modulesOff)
        .routes.filter((spec) => isFile(spec) && isListed(spec))
        .map(({ path }) => path),
    redirect: (url, isShut) => redirectFor(composition, url, { isShut }) ?? respelled(composition, url),
    pageUrl: (url, modulesOff) => pageUrlOf(withoutModules(composition, modulesOff), url),
    queries: (url, language, skin) =>
      queriesOf({ brand: applySkin(config.brand, skin, language) }, composition, url, language),
    render,
  }
}
