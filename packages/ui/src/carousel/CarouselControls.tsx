import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { IconButton } from '../button/IconButton.tsx'
import { bareButton, tint, transition } from '../foundation/mixins.ts'
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

export function CarouselControls({ labels, count, index, onGoTo, isPaused, onPause }: Props) {
  return (
    <>
      <Arrow $side="start">
        <IconButton variant="raised" label={labels.previous} onClick={() => onGoTo((index - 1 + count) % count)}>
          <ChevronStartIcon size={20} />
        </IconButton>
      </Arrow>
      <Arrow $side="end">
        <IconButton variant="raised" label={labels.next} onClick={() => onGoTo((index + 1) % count)}>
          <ChevronEndIcon size={20} />
        </IconButton>
      </Arrow>
      <Bar>
        {Array.from({ length: count }, (_, slide) => (
          <Dot
            key={slide}
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
      </Bar>
    </>
  )
}

const Arrow = styled.span<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: calc(50% - 22px - ${token('space-4')});
  ${({ $side }) => ($side === 'start' ? 'inset-inline-start' : 'inset-inline-end')}: ${token('space-3')};
  display: none;
  ${canHover} { display: block; }
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 44px;
`

/** A small mark in a target of full height. */
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
    ${transition('inline-size', 'background-color')}
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
