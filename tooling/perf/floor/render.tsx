import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { ServerStyleSheet } from 'styled-components'
import { App, makeStore, makeTexts } from './App.tsx'

/** The whole document, whose script begins as ours does: when the page has loaded and the browser is idle. */
export function render(script: string): string {
  const sheet = new ServerStyleSheet()
  const body = renderToString(
    sheet.collectStyles(
      <StaticRouter location="/">
        <App store={makeStore()} texts={makeTexts()} />
      </StaticRouter>,
    ),
  )
  const start = `addEventListener('load',()=>requestIdleCallback(()=>import(${JSON.stringify(script)})))`
  return `<!doctype html><html lang="en"><head><title>Floor</title><meta name="viewport" content="width=device-width">${sheet.getStyleTags()}<script>${start}</script></head><body><div id="root">${body}</div></body></html>`
}
