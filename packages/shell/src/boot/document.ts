import type { Boot } from '@boardwalk/api-client/contract'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import { bootstrapScript } from './bootstrap-script.ts'
import { escapeHtml, toInlineJson } from './escape.ts'
import { type Head, renderHead } from './head.ts'
import { pack } from './pack.ts'

export type DocumentParts = {
  brandId: string
  boot: Boot
  head: Head
  /** Brand variables and base rules. */
  css: string
  /** Style elements of styled-components, as text. */
  styleTags: string
  body: string
}

const MODULE_SCRIPT = /<script\b(?=[^>]*type="module")[^>]*\bsrc="([^"]+)"[^>]*><\/script>\s*/i
const MODULE_PRELOAD = /<link\b[^>]*rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>\s*/gi
/** Indentation of the template, and its placeholders. */
const BLANKS = /\s*<!--(?:head|boot)-->|\n\s+/g
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g

/** Entries stay a list that can be read; their values are tables. A skin's rules are in a style already. */
const packed = (boot: Boot) => ({
  ...boot,
  ...(boot.skin && { skin: { ...boot.skin, rules: [] } }),
  entries: boot.entries.map((entry) => ({ ...entry, value: pack(entry.value) })),
})

/**
 * React lists pictures of high priority ahead of the markup that has them. The whole document comes in one round trip,
 * so the list only costs bytes; the head already preloads the few pictures that matter.
 */
const withoutPreloads = (body: string) => body.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')

/** Files that the entry imports, with the texts of one language. */
const importedBy = (template: string, language: LanguageCode) =>
  [...template.matchAll(MODULE_PRELOAD)].flatMap(([link, href = '']) => {
    const [, texts = language] = /hreflang="(\w+)"/.exec(link) ?? []
    return texts === language ? href : []
  })

/**
 * Fills the built `index.html`: attributes of the root, head, styles, markup, boot data, and the bootstrap script in place of
 * the entry module, whose code must not compete with the first paint. Returns every inline script and style exactly
 * as written, for the hashes of the content security policy.
 */
export function renderDocument(template: string, parts: DocumentParts) {
  const entry = MODULE_SCRIPT.exec(template)?.[1]
  if (!entry) throw new Error('The template has no module script: build the client first.')
  const script = bootstrapScript([...importedBy(template, parts.boot.language), entry])
  const { bcp47, dir } = languages[parts.boot.language]
  const root = `<html lang="${bcp47}" dir="${dir}" data-brand="${escapeHtml(parts.brandId)}" data-theme="${parts.boot.theme}">`
  const skin = parts.boot.skin ? `<style id="skin">${parts.boot.skin.rules.join('')}</style>` : ''
  const styles = `<style id="brand">${parts.css}</style>${skin}${parts.styleTags}`
  const head = `${renderHead(parts.head)}${styles}<script>${script}</script></head>`
  const boot = `<script type="application/json" id="boot">${toInlineJson(packed(parts.boot))}</script>`
  const html = template
    .replace(BLANKS, '')
    .replace(MODULE_SCRIPT, '')
    .replace(MODULE_PRELOAD, '')
    .replace(/<title>[\s\S]*?<\/title>\s*/i, '')
    .replace(/<html\b[^>]*>/i, () => root)
    .replace(/<\/head>/i, () => head)
    .replace(/<div id="root">[\s\S]*?<\/div>/i, () => `<div id="root">${withoutPreloads(parts.body)}</div>${boot}`)
  return { html, scripts: [script], styles: [...styles.matchAll(STYLE)].map((match) => match[1] ?? '') }
}
