import { defineConfig, type Plugin } from 'vite'

/** Puts script and style into the page, so that it is one file that works without a network. */
const inOneFile: Plugin = {
  name: 'in-one-file',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.html'))
    if (page?.type !== 'asset') return this.error('the build has no page')
    let html = String(page.source)
    for (const part of Object.values(bundle)) {
      if (part === page) continue
      const text = part.type === 'chunk' ? part.code : String(part.source)
      const tag = part.type === 'chunk' ? 'script' : 'style'
      const link = new RegExp(`<(?:script|link)[^>]*${part.fileName}"[^>]*>(?:</script>)?`)
      if (!link.test(html)) return this.error(`the page does not name ${part.fileName}`)
      html = html.replace(link, '')
      // A module in the head would run before the page is parsed; a closing tag inside it would end it.
      const safe = text.replaceAll(`</${tag}`, `<\\/${tag}`)
      html = html.replace('</body>', () => `<${tag}${tag === 'script' ? ' type="module"' : ''}>${safe}</${tag}></body>`)
      delete bundle[part.fileName]
    }
    page.source = html
    return undefined
  },
}

/** The page that checks rounds, beside the pages that play. */
export default defineConfig({
  build: {
    ...{ outDir: 'dist', emptyOutDir: false, assetsInlineLimit: 0, modulePreload: false, target: 'es2022' },
    cssCodeSplit: false,
    rolldownOptions: { input: 'verify.html', output: { codeSplitting: false } },
  },
  plugins: [inOneFile],
})
