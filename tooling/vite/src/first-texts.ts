import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { firstTextsIn } from './brand-modules.ts'

/**
 * Names the file of each language's first texts in the built `index.html`. The server keeps the link of the page's
 * language, so that its texts load together with the code that will import them instead of after it.
 */
export function firstTexts(): Plugin {
  let base = '/'
  const linkOf = (file: Rolldown.OutputBundle[string]): HtmlTagDescriptor[] => {
    const language = file.type === 'chunk' && file.facadeModuleId && firstTextsIn(file.facadeModuleId)
    if (!language) return []
    const attrs = { rel: 'modulepreload', hreflang: language, href: `${base}${file.fileName}` }
    return [{ tag: 'link', attrs, injectTo: 'head' }]
  }
  return {
    name: 'boardwalk:first-texts',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: { order: 'post', handler: (_, { bundle = {} }) => Object.values(bundle).flatMap(linkOf) },
  }
}
