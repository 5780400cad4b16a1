import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { IconButton } from '../button/IconButton.tsx'
import { bareButton, tint } from '../foundation/mixins.ts'
import { canHover } from '../foundation/sizes.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons.ts'
import { PauseIcon, PlayIcon } from '../icon/icons-more.ts'

export type CarouselLabels = {
  previous: string
  next: string
  pause: string
  play: string
  /** Name of the dot of a slide; counts from 1. */
  goTo: (slide: number) => string
}

type Props = {
  labels: CarouselLabels
  count: number
  index: number
  onGoTo: (slide: number) => void
  isPaused: boolean
  onPause: (() => void) | undefined
}

/** Below the slides, so that nothing ever covers a banner. */
export function CarouselControls({ labels, count, index, onGoTo, isPaused, onPause }: Props) {
  return (
    <Bar>
      <Arrow>
        <IconButton label={labels.previous} onClick={() => onGoTo((index - 1 + count) % count)}>
          <ChevronStartIcon size={18} />
        </IconButton>
      </Arrow>
      {Array.from({ length: count }, (_, slide) => (
        <Dot
          key={labels.goTo(slide + 1)}
          type="button"
          aria-label={labels.goTo(slide + 1)}
          aria-current={slide === index || undefined}
          onClick={() => onGoTo(slide)}
        />
      ))}
      {onPause && (
        <Pause type="button" aria-label={isPaused ? labels.play : labels.pause} onClick={onPause}>
          {isPaused ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
        </Pause>
      )}
      <Arrow>
        <IconButton label={labels.next} onClick={() => onGoTo((index + 1) % count)}>
          <ChevronEndIcon size={18} />
        </IconButton>
      </Arrow>
    </Bar>
  )
}

/** A phone swipes; a mouse needs something to press. */
const Arrow = styled.span`
  display: none;
  ${canHover} { display: block; }
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 44px;
`

/** A small mark in a target of full height. It changes at once: a transition would render frames of the whole page. */
const Dot = styled.button`
  ${bareButton}
  inline-size: 28px;
  block-size: 44px;
  &::before {
    content: '';
    display: block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline: auto;
    border-radius: ${token('radius-pill')};
    background: ${token('color-border-strong')};
  }
  &[aria-current]::before { inline-size: 22px; background: ${token('color-accent')}; }
`

const Pause = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${token('radius-control')};
  color: ${token('color-text-muted')};
  &:hover { background: ${tint('color-accent', 12)}; }
`
