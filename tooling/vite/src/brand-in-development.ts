import { loadBrand } from '@boardwalk/brand-kit/node'
import { languages } from '@boardwalk/i18n/codes'
import type { EnvironmentModuleNode, HotUpdateOptions, HtmlTagDescriptor, Plugin } from 'vite'

const event = 'boardwalk:brand-css'
/** The Brand Studio styles its own pages. */
const isStudio = (path: string) => path.startsWith('/studio')

/** Runs before the first paint: the gateway's document applies the remembered theme the same way. */
const applyTheme = `try{var t=localStorage.getItem("theme");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch(x){}`

/** Replaces the brand's custom properties in the open page, and removes the message about an earlier mistake. */
const listen = `if(import.meta.hot)import.meta.hot.on(${JSON.stringify(event)},({css})=>{
document.getElementById("brand").textContent=css
document.querySelectorAll("vite-error-overlay").forEach((overlay)=>overlay.remove())})`

const tag = (name: string, attrs: Record<string, string>, children: string): HtmlTagDescriptor => ({
  tag: name,
  attrs,
  children,
  injectTo: 'head-prepend',
})

/** Writes the gateway's attributes of a built page into the development page: brand, language and theme of the root. */
function withBrand(html: string, country: string, path: string) {
  const { brand, css } = loadBrand(country)
  const style = tag('style', { id: 'brand' }, css)
  if (isStudio(path)) return { html, tags: [style] }
  const { bcp47, dir } = languages[brand.regionLanguages[0]]
  const root = `<html lang="${bcp47}" dir="${dir}" data-brand="${brand.id}" data-theme="light">`
  return {
    html: html.replace(/<html\b[^>]*>/i, root),
    tags: [tag('script', {}, applyTheme), style, tag('script', { type: 'module' }, listen)],
  }
}

/** Brand data in the page's scripts, by country: a change requires a reload. */
const dataOf = (country: string) => {
  const { brand, css } = loadBrand(country)
  return { data: JSON.stringify(brand), css }
}

/** Modules made from brand data. Vite lists a watched file as an entry that these modules import. */
const isOwn = ({ id }: EnvironmentModuleNode) => id === '\0virtual:brand' || id === '\0virtual:brand-css'
const isOnlyOurs = ({ importers }: EnvironmentModuleNode) => importers.size > 0 && [...importers].every(isOwn)

/**
 * The brand of a storefront's development server. The page has the brand from its first paint, and a change of its
 * tokens or motif arrives in the open page as a style, without a reload.
 */
export function brandInDevelopment(country: string): Plugin {
  let shown = ''
  return {
    name: 'boardwalk:brand-in-development',
    apply: 'serve',
    transformIndexHtml: {
      // Before Vite's own work: it gives the inline module its `import.meta.hot`.
      order: 'pre',
      handler(html, { server, path }) {
        if (!server) return html
        shown = dataOf(country).data
        return withBrand(html, country, path)
      },
    },
    hotUpdate({ modules, timestamp }: HotUpdateOptions) {
      const { moduleGraph, hot, name } = this.environment
      const own = modules.flatMap(({ importers }) => [...importers]).filter(isOwn)
      if (name !== 'client' || own.length === 0) return
      const { data, css } = dataOf(country)
      const invalidated = new Set<EnvironmentModuleNode>()
      for (const module of own) moduleGraph.invalidateModule(module, invalidated, timestamp, true)
      hot.send(event, { css })
      if (data !== shown) return
      return modules.filter((module) => !isOnlyOurs(module))
    },
  }
}
