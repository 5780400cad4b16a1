import { token } from '@boardwalk/brand-kit'
import { Children, type ReactNode, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { usePrefersCalm } from '../foundation/media.ts'
import { bareList, hiddenScrollbar } from '../foundation/mixins.ts'
import { useWhileShown } from '../foundation/use-while-shown.ts'
import { CarouselControls, type CarouselLabels } from './CarouselControls.tsx'
import { useSlides } from './use-slides.ts'

export type CarouselProps = {
  label: string
  labels: CarouselLabels
  /** Milliseconds on one slide. */
  interval?: number
  /** Slides. None: nothing is drawn. One: no autoplay, no dots. */
  children: ReactNode
}

/**
 * Banners side by side, snapped by the browser, so it shows and swipes before any script.
 * Advances automatically while in view, until it is hovered, focused or paused, and never with reduced motion.
 */
export function Carousel({ label, labels, interval = 5000, children }: CarouselProps) {
  const slides = Children.toArray(children)
  const scroller = useRef<HTMLUListElement>(null)
  const { index, goTo, next } = useSlides(scroller, slides.length)
  const [isHeld, setHeld] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const isCalm = usePrefersCalm()
  const hasMany = slides.length > 1
  useWhileShown(scroller, interval, next, hasMany && !isHeld && !isPaused && !isCalm)
  if (slides.length === 0) return null

  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  const holdFocus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) }
  return (
    <Root aria-label={label} {...hold} {...holdFocus}>
      <Slides ref={scroller} tabIndex={hasMany ? 0 : undefined} aria-label={label}>
        {slides.map((slide, position) => (
          <Slide key={position}>{slide}</Slide>
        ))}
      </Slides>
      {hasMany && (
        <CarouselControls
          labels={labels}
          count={slides.length}
          index={index}
          onGoTo={goTo}
          isPaused={isPaused}
          onPause={isCalm ? undefined : () => setPaused(!isPaused)}
        />
      )}
    </Root>
  )
}

/** Shorter than a turn, by the time that a picture needs to load. */
const beforeTurn = '3.5s'

const Root = styled.section`
  position: relative;
  min-inline-size: 0;
`

const Slides = styled.ul`
  ${bareList}
  ${hiddenScrollbar}
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  border-radius: ${token('radius-panel')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
`

/** So far away that a lazy picture does not load. It stays the name of its link. */
const far = keyframes`from { translate: 0 -9999px; }`

/** A slide for visitors is no part of a player's row, which would begin with an empty place. */
const Slide = styled.li`
  html[data-session] &:has(> [data-visitors]) { display: none; }
  min-inline-size: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  /* The browser loads pictures beside the view, too. These wait until shortly before their turn, until the row moves,
     or until the page is touched before it is hydrated; not a member's, whose first picture may be the second of the
     server's. */
  html:not([data-session], [data-touched]) :not([data-moved]) > &:nth-child(n + 2) img { animation: ${far} 1ms ${beforeTurn} backwards; }
`
