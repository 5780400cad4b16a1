import react from '@vitejs/plugin-react'
import type { UserConfig, UserConfigFnObject, ViteBuilder } from 'vite'
import { adoptedStyles } from './adopted-styles.ts'
import { brandInDevelopment } from './brand-in-development.ts'
import { brandModules } from './brand-modules.ts'
import { groups } from './chunk-groups.ts'
import { compiledAtOnce } from './compiled-at-once.ts'
import { compressed } from './compressed.ts'
import { firstTexts } from './first-texts.ts'
import { lazyTexts } from './lazy-texts.ts'
import { offlineFiles } from './offline/offline-files.ts'
import { prerender } from './prerender.ts'
import { runtimeInFramework } from './runtime-in-framework.ts'
import { shortNames } from './short-names.ts'
import { smallPreloads } from './small-preloads.ts'
import { brandStudio } from './studio.ts'

/** Chunks of texts: language and namespaces. */
const texts = /^([A-Z]{2})-.*$/

/**
 * Names every styled component after its file. By default a name counts the components evaluated before it, which differs
 * between the two bundles: the browser would then put its rules among the server's in another order, and win or lose by luck.
 */
const styleNames = {
  ssr: true,
  displayName: false,
  fileName: false,
  pure: true,
  minify: true,
  transpileTemplateLiterals: false,
}

/**
 * The Vite configuration of a country's app: `vite build` writes `dist/client` (assets, addressed below
 * `/assets/<country>/`), `dist/server/server.js` (one file without imports of packages) and `dist/static`.
 */
export const storefront = (country: string): UserConfigFnObject => {
  const base = `/assets/${country}/`
  return ({ command }) => ({
    base: command === 'build' ? base : '/',
    plugins: [
      react(),
      brandModules(country),
      lazyTexts(),
      brandInDevelopment(country),
      firstTexts(),
      brandStudio(country),
      shortNames(),
      adoptedStyles(),
      smallPreloads(),
      offlineFiles(country),
      runtimeInFramework(),
      compiledAtOnce(),
      compressed(),
    ],
    oxc: { plugins: { styledComponents: styleNames } },
    build: { target: ['chrome114', 'safari17', 'firefox125'], reportCompressedSize: false, emptyOutDir: true },
    ...(command === 'build' && { environments: { client, ssr } }),
    builder: { buildApp: (builder) => buildAll(builder, country) },
    server: { proxy: gatewayProxy(country) },
  })
}

/** Functions of libraries that only tell their users' developers something; development still does. */
const warnings = ['warning', 'warnOnce', 'warningOnce']

const client: NonNullable<UserConfig['environments']>[string] = {
  build: {
    outDir: 'dist/client',
    // Terser before Oxc (`output.minify`): smaller together than either alone, 1 kB of home, for some seconds of build.
    minify: 'terser',
    terserOptions: {
      ...{ module: true, ecma: 2020, format: { comments: false } },
      compress: { passes: 2, pure_funcs: warnings },
    },
    assetsDir: '',
    manifest: true,
    modulePreload: { polyfill: false },
    // The licences of the libraries, in one file, instead of comments that every visitor would load.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        comments: false,
        minify: true,
        codeSplitting: { groups },
        // The entry lists every file to preload, so names are short, with the shortest hash that so many chunks allow.
        // The runtime keeps its long name: with a short one the framework, which imports it, compresses worse.
        chunkFileNames: ({ name }) =>
          /^(framework|rolldown)/.test(name)
            ? '[name]-[hash].js'
            : `${name.startsWith('shared') ? 's' : name.replace(texts, '$1').split('~', 1)[0]}-[hash:7].js`,
      },
    },
  },
}

const ssr: NonNullable<UserConfig['environments']>[string] = {
  // The bundle is loaded by path from another package, so everything is inside; React must not choose its slow build.
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: 'dist/server',
    minify: false,
    rolldownOptions: {
      input: { server: 'src/server.tsx' },
      output: { codeSplitting: false, entryFileNames: '[name].js' },
    },
  },
}

async function buildAll(builder: ViteBuilder, country: string): Promise<void> {
  for (const name of ['client', 'ssr']) {
    const environment = builder.environments[name]
    if (environment) await builder.build(environment)
  }
  await prerender(builder.config.root, country)
}

/** In development the pages come from Vite and all other responses from the running gateway. */
const gatewayProxy = (country: string) => {
  const target = { target: 'http://127.0.0.1:4000', headers: { 'x-forwarded-host': `${country}.localhost` } }
  return Object.fromEntries(['/wps', '/lgw', '/lotto', '/art', '/brands'].map((path) => [path, target]))
}
