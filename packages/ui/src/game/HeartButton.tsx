import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { bareButton, tint, transition } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'
import { HeartFilledIcon, HeartIcon } from '../icon/icons.ts'

export type HeartButtonProps = { isOn: boolean; label: string; onToggle: () => void }

/** Toggles a favourite, above the link that covers the card. */
export function HeartButton({ isOn, label, onToggle }: HeartButtonProps) {
  return (
    <Root type="button" aria-pressed={isOn} aria-label={label} onClick={onToggle}>
      <Disc>{isOn ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}</Disc>
    </Root>
  )
}

const Root = styled.button`
  ${bareButton}
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  border-radius: ${token('radius-card')};
  @media (scripting: none) { display: none; }
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 30px;
  block-size: 30px;
  border-radius: ${token('radius-pill')};
  background: ${tint('color-surface', 88)};
  color: ${token('color-text')};
  ${transition('scale', 'color')}
  [aria-pressed='true'] > & { color: ${token('color-badge')}; }
  ${Root}:active & { scale: 0.88; }
`
