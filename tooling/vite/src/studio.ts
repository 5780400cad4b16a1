import type { Plugin } from 'vite'
import { clonePath } from './places.ts'
import { studioScale } from './studio-scale.ts'

const pages: Record<string, string> = { '/studio': 'main.tsx', '/studio/frame': 'frame.tsx' }

/**
 * The Brand Studio at `/studio` of a storefront's development server, for people who make a brand. No build contains
 * it.
 */
export const brandStudio = (country: string): Plugin => ({
  name: 'boardwalk:brand-studio',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(studioScale)
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? '').split('?', 1)[0]?.replace(/(?<=.)\/$/, '') ?? ''
      const entry = pages[path]
      if (entry === undefined) return next()
      const html = page(country, `/@fs${clonePath('tooling/brand-studio/src/dev', entry)}`)
      server.transformIndexHtml(path, html).then((text) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(text)
      }, next)
    })
  },
})

const page = (country: string, entry: string) => `<!doctype html>
<html lang="en" data-brand="${country}" data-theme="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Brand Studio</title>
    <script type="module" src="${entry}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`
