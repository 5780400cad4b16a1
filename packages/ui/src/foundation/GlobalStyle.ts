import { type TokenName, token } from '@boardwalk/brand-kit'
import { createElement, useState } from 'react'
import { createGlobalStyle } from 'styled-components'
import { tint } from './mixins.ts'
import { calmMotion, canHover, from } from './sizes.ts'
import { useHydrating } from './use-hydrating.ts'

const durations: TokenName[] = ['duration-fast', 'duration-base']
const calmed = durations.map((name) => `--${name}: 1ms;`).join(' ')

/**
 * Reset, type, focus ring and scrollbars of a page. Rendered once at the root; server rendering extracts it. A page that
 * the server rendered has the rules: a browser that hydrates it would compile them for nothing.
 */
export function GlobalStyle() {
  const isHydrating = useHydrating()
  const [isWritten] = useState(isHydrating && typeof document !== 'undefined')
  return isWritten ? null : createElement(Rules)
}

const Rules = createGlobalStyle`
  *, ::before, ::after { box-sizing: border-box; }
  html {
    color-scheme: light;
    scrollbar-gutter: stable;
    /* Keeps a focused element, or the target of an anchor, clear of a bar at the top and one at the bottom. */
    scroll-padding-block: 76px;
    scrollbar-color: ${token('color-border-strong')} transparent;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }
  ${from('desktop')} { html { scroll-padding-block: 132px 16px; } }
  html[data-theme='dark'] { color-scheme: dark; }
  html[data-scroll-locked] { overflow: hidden; }
  /* The gutter that the page reserves for its scrollbar is outside of every backdrop. A phone has none, and a variable
     in a rule of the root makes the browser compute the style of the whole page. */
  ${canHover} { html[data-scroll-locked] { background: ${token('color-scrim')}; } }
  /* The document is a visitor's, also in a tab that has a session. */
  html[data-session] [data-visitors] { visibility: hidden; }
  body {
    min-block-size: 100dvh;
    margin: 0;
    background: ${token('color-page')};
    color: ${token('color-text')};
    font: ${token('weight-normal')} ${token('text-md')} / ${token('line-body')} ${token('font-body')};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, figure, fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
  img, svg, video, iframe { display: block; max-inline-size: 100%; }
  img, video { block-size: auto; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  button, a, label, summary { touch-action: manipulation; }
  b, strong { font-weight: ${token('weight-bold')}; }
  a { color: ${token('color-link')}; text-underline-offset: 0.2em; }
  /* Weighs nothing, so that a component's own ring wins wherever the style sheet puts this rule. */
  :where(:focus-visible) { outline: 2px solid ${token('color-focus')}; outline-offset: 2px; }
  ::selection { background: ${tint('color-accent', 30)}; }
  /* Twice the attribute, so that it outweighs the brand's own tokens in any order. */
  ${calmMotion} { [data-brand][data-brand] { ${calmed} } }
`
