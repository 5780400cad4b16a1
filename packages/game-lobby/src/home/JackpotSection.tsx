import { texts } from '@boardwalk/i18n/texts/lobby+play'
import { lazyPage, useHydrated, useLoaded, useRested, useTexts } from '@boardwalk/shell/feature'
import { useHydrating } from '@boardwalk/ui'
import { useRef, useState } from 'react'
import styled from 'styled-components'

const load = () => import('./Jackpot.tsx').then((module) => module.Jackpot)
const Jackpot = lazyPage(load)
const needed = [texts]
/** React leaves the content of such an element alone when it hydrates it. */
const drawn = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/**
 * The home page's counter. It keeps the server's drawing until the browser has its code, texts and data: after the first
 * interaction or a rest. A press on the drawing is answered then.
 */
export function JackpotSection() {
  const [content] = useState(useHydrating() ? drawn : undefined)
  const box = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState<EventTarget>()
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()
  const isRested = useRested(isHydrated, load)
  const hasTexts = useTexts(needed, isRested)
  const isLoaded = useLoaded(Jackpot, isRested)
  return (
    <>
      {isHydrated && isLoaded && hasTexts && <Jackpot before={{ box, pressed, setShown }} />}
      {!isShown && <Box ref={box} {...content} onClick={(event) => setPressed(event.target)} />}
    </>
  )
}

/** As high as the counter, whose digits shrink with the screen, unless the server drew it. */
const Box = styled.div`
  &:empty { min-block-size: clamp(13rem, 10rem + 12vw, 15rem); }
`
