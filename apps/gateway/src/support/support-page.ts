import { type Brand, nameIn, token } from '@boardwalk/brand-kit'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import { Markup, markup } from '../http/markup.ts'
import { fill, textsFor } from '../texts/server-texts.ts'

export type Desk = 'LIVECHAT' | 'VIP'
/** `help`: path of the help page; `null` in a storefront without one. */
type Facts = { brand: Brand; language: LanguageCode; theme: 'light' | 'dark'; desk: Desk; help: string | null }

/** Rules of the page; colours, shapes and type are the brand's. */
export const supportStyle = `*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:${token('color-page')};color:${token('color-text')};font:${token('text-md')}/1.5 ${token('font-body')}}
header{display:flex;align-items:center;gap:12px;padding:14px 20px;background:${token('color-header')};color:${token('color-on-header')};font-weight:700}
header img{block-size:36px;inline-size:36px}
main{flex:1;display:grid;align-content:start;gap:16px;padding:24px 20px;max-inline-size:34rem;inline-size:100%;margin-inline:auto}
h1{margin:0;font-size:${token('text-xl')};line-height:1.2}
p{margin:0;overflow-wrap:anywhere}
.card{display:grid;gap:12px;padding:16px;border:1px solid ${token('color-border')};border-radius:${token('radius-card')};background:${token('color-surface')}}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0}dt{color:${token('color-text-muted')}}dd{margin:0;overflow-wrap:anywhere}
.go{display:grid;place-items:center;min-block-size:48px;padding:10px 16px;border-radius:${token('radius-control')};background:${token('color-accent')};color:${token('color-on-accent')};font-weight:700;text-align:center;text-decoration:none}
a{color:${token('color-link')}}a:focus-visible{outline:3px solid ${token('color-focus')};outline-offset:2px}
footer{padding:16px 20px;background:${token('color-footer')};color:${token('color-on-footer')};font-size:${token('text-sm')};display:grid;gap:8px}`

/** Fallback customer-service page until an operator configures a help desk; without scripts. */
export function supportPage({ brand, language, theme, desk, help }: Facts, css: string): string {
  const name = nameIn(brand, language)
  const say = (key: keyof ReturnType<typeof textsFor>['support']) => fill(textsFor(language).support[key], { name })
  const { bcp47, dir } = languages[language]
  const { email, hours } = brand.support
  const asset = (file: string) => `/brands/${brand.id}/${file}`
  return markup`<!doctype html>
<html lang="${bcp47}" dir="${dir}" data-brand="${brand.id}" data-theme="${theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${say(desk)} · ${name}</title><link rel="icon" href="${asset(brand.assets.favicon)}">
<style>${new Markup(css)}</style><style>${new Markup(supportStyle)}</style></head><body>
<header><img src="${asset(brand.assets.mark)}" alt="" width="36" height="36">${name}</header>
<main><h1>${say(desk)}</h1><p>${say('welcome')}</p>
<div class="card"><dl><dt>${say('email')}</dt><dd>${email}</dd>${hours ? markup`<dt>${say('hours')}</dt><dd>${hours}</dd>` : ''}</dl>
<a class="go" href="mailto:${email}">${say('write')}</a></div>
${help === null ? '' : markup`<div class="card"><p>${say('first')}</p><p><a href="${help}">${say('help')}</a></p></div>`}</main>
<footer><p>${say('playMoney')}</p></footer></body></html>`.toString()
}
