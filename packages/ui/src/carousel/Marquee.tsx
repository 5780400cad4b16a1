import { token } from '@boardwalk/brand-kit'
import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { usePrefersCalm } from '../foundation/media.ts'
import { bareButton, bareList, hiddenScrollbar } from '../foundation/mixins.ts'
import { calmMotion, target } from '../foundation/sizes.ts'
import { PauseIcon, PlayIcon } from '../icon/icons-more.ts'

export type MarqueeProps = {
  label: string
  labels: { pause: string; play: string }
  /** Sideways after a rest of five seconds, or upwards in the height that its parent gives it. */
  axis?: 'inline' | 'block'
  /**
   * Pixels per second, from which a turn is measured. Without it, the turn is known before the page is laid out, and a
   * style of the parent is `turnOf` it.
   */
  speed?: number
  /** Fewer items than this do not move. */
  minItems?: number
  children: ReactNode
}

/** Each frame costs the page's thread some work for as long as the strip moves; half of a screen's frames look smooth. */
const STEPS_PER_SECOND = 30

/** Style of a strip whose turn takes this many seconds. */
export const turnOf = (seconds: number) => `--lap: ${seconds}s; --steps: ${Math.round(seconds * STEPS_PER_SECOND)};`

/**
 * A strip that keeps moving in a loop. Stops under a pointer, while something in it has focus, and by its button;
 * with reduced motion it never starts and scrolls by hand.
 */
export function Marquee({ label, labels, axis = 'inline', speed, minItems = 1, children }: MarqueeProps) {
  const items = Children.toArray(children)
  const track = useRef<HTMLDivElement>(null)
  const [isPaused, setPaused] = useState(false)
  const isCalm = usePrefersCalm()
  const moves = items.length >= minItems && !isCalm

  // An observer runs when the page is laid out; reading the length earlier would lay it out twice.
  useEffect(() => {
    const list = track.current?.firstElementChild
    if (!(list && moves && speed) || typeof ResizeObserver === 'undefined') return
    const lengths = new ResizeObserver(() => {
      const length = axis === 'inline' ? list.scrollWidth : list.scrollHeight
      if (track.current) track.current.style.cssText = turnOf(Math.max(1, length / speed))
    })
    lengths.observe(list)
    return () => lengths.disconnect()
  }, [moves, axis, speed])

  return (
    <Root role="group" aria-label={label}>
      {/* A strip without motion scrolls by hand, so the keyboard must reach it. */}
      <Window $axis={axis} $moves={moves} {...(!moves && { tabIndex: 0 })}>
        <Track ref={track} $axis={axis} $moves={moves} data-paused={isPaused || undefined}>
          <List $axis={axis} $moves={moves}>
            {items.map(asItem)}
          </List>
          {moves && (
            <List $axis={axis} $moves aria-hidden="true" inert>
              {items.map(asItem)}
            </List>
          )}
        </Track>
      </Window>
      {moves && (
        <Toggle type="button" aria-label={isPaused ? labels.play : labels.pause} onClick={() => setPaused(!isPaused)}>
          {isPaused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
        </Toggle>
      )}
    </Root>
  )
}

const asItem = (item: ReactNode, index: number) => <li key={index}>{item}</li>

const slide = keyframes`to { translate: -50% 0; }`
const slideRtl = keyframes`to { translate: 50% 0; }`
/** Time to read the first item, and no frames while the page loads. */
const resting = css`${slide} 5s`
const rise = keyframes`to { translate: 0 -50%; }`

const Root = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  block-size: 100%;
`

const Window = styled.div<{ $axis: 'inline' | 'block'; $moves: boolean }>`
  ${hiddenScrollbar}
  flex: 1;
  min-inline-size: 0;
  max-block-size: 100%;
  /* Items that leave fade instead of being cut. */
  ${({ $moves, $axis }) => $moves && $axis === 'inline' && css`mask-image: linear-gradient(to right, transparent, black 1rem calc(100% - 1rem), transparent);`}
  overflow: ${({ $moves }) => ($moves ? 'hidden' : 'auto')};
  ${({ $axis }) => $axis === 'block' && css`align-self: stretch;`}
  ${calmMotion} { overflow: auto; }
`

const Track = styled.div<{ $axis: 'inline' | 'block'; $moves: boolean }>`
  display: flex;
  flex-direction: ${({ $axis }) => ($axis === 'inline' ? 'row' : 'column')};
  ${({ $axis }) => $axis === 'inline' && css`inline-size: max-content;`}
  ${({ $moves, $axis }) => $moves && css`animation: var(--lap, 30s) ${$axis === 'inline' ? resting : rise} steps(var(--steps, 900)) infinite;`}
  ${({ $moves, $axis }) => $moves && $axis === 'inline' && css`[dir='rtl'] & { animation-name: ${slideRtl}; }`}
  &:hover, &:focus-within, &[data-paused] { animation-play-state: paused; }
  ${calmMotion} { animation: none; }
`

const drifting = css`padding-inline: ${token('space-4')} 0;`
const inARow = css`gap: ${token('space-4')};`
const inAColumn = css`flex-direction: column; gap: ${token('space-2')}; padding-block-end: ${token('space-2')};`

const List = styled.ul<{ $axis: 'inline' | 'block'; $moves: boolean }>`
  ${bareList}
  display: flex;
  flex: none;
  ${({ $axis }) => ($axis === 'inline' ? inARow : inAColumn)}
  ${({ $axis, $moves }) => $axis === 'inline' && $moves && drifting}
`

const Toggle = styled.button`
  ${bareButton}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  border-radius: ${token('radius-control')};
  ${calmMotion} { display: none; }
`
