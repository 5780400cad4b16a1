import { LiveStorefront } from '@boardwalk/shell/testing/live'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createArtSwap } from './art-swap.ts'
import { bannerAnswers } from './banner-answers.ts'
import { answers, features } from './composition.ts'
import { listen, readyMessage, type ShowMessage, type Shown, shownMessage } from './messages.ts'
import { screenOf } from './screens.ts'

/** The page inside a preview: a storefront that a studio styles by messages. Empty until the first one. */
export function PreviewFrame() {
  const [shown, setShown] = useState<Shown | null>(null)
  const [serial, setSerial] = useState(0)
  const [styles] = useState(createStyles)
  useLayoutEffect(() => styles.start(), [styles])
  useEffect(() => {
    const stop = listen<ShowMessage>('show', ({ serial: number, change }, source) => {
      if (source !== window.parent) return
      styles.apply(change)
      setShown((before) => merge(before, change))
      setSerial(number)
    })
    document.documentElement.dataset.isListening = 'true'
    window.parent.postMessage(readyMessage, window.location.origin)
    return stop
  }, [styles])
  useSaysShown(serial)
  // The same element as before is not rendered again, which a change of the style alone does not ask for.
  return useMemo(() => shown && <Preview {...shown} />, [shown])
}

function Preview({ screen: wanted, brand, banners, language, theme }: Shown) {
  const { id, title, ...screen } = screenOf(wanted)
  return (
    <LiveStorefront
      key={`${id} ${JSON.stringify(banners)}`}
      {...screen}
      answers={{ ...answers, ...bannerAnswers(brand.id, banners), ...screen.answers }}
      features={features}
      brand={brand}
      language={language}
      theme={theme}
    />
  )
}

/** A change of the style alone renders no component. */
function merge(before: Shown | null, { css, art, ...change }: Partial<Shown>): Shown | null {
  if (before && Object.keys(change).length === 0) return before
  return { banners: [], ...before, css: '', art: {}, ...change } as Shown
}

/** A phone lays no scroll bar over the page, and a preview is as wide as the phone. */
const device = 'html{scrollbar-width:none;scrollbar-gutter:auto!important}'

/** Style and drawings of the page, outside React. */
function createStyles() {
  const sheet = new CSSStyleSheet()
  const state: { swap?: ReturnType<typeof createArtSwap>; art: Record<string, string> } = { art: {} }
  return {
    start() {
      state.swap = createArtSwap(window)
      state.swap.show(state.art)
      document.adoptedStyleSheets.push(sheet)
      return () => {
        state.swap?.stop()
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      }
    },
    apply({ css, art }: Partial<Shown>) {
      if (css !== undefined) sheet.replaceSync(device + css)
      if (art === undefined) return
      state.art = art
      state.swap?.show(art)
    },
  }
}

/** After the next paint, so that a waiting caller can look. */
function useSaysShown(serial: number) {
  useEffect(() => {
    if (serial === 0) return
    const frame = requestAnimationFrame(() =>
      setTimeout(() => window.parent.postMessage(shownMessage(serial), window.location.origin)),
    )
    return () => cancelAnimationFrame(frame)
  }, [serial])
}
