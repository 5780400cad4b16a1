import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { raised } from '../foundation/mixins.ts'
import { calmMotion } from '../foundation/sizes.ts'

export const PopoverPanel = styled.div`
  ${raised}
  max-inline-size: calc(100vw - 1rem);
  max-block-size: calc(100dvh - 1rem);
  padding: ${token('space-2')};
  overflow: auto;
  overscroll-behavior: contain;
  opacity: 0;
  translate: 0 -4px;
  transition:
    opacity ${token('duration-fast')} ${token('ease-out')},
    translate ${token('duration-fast')} ${token('ease-out')},
    overlay ${token('duration-fast')} allow-discrete,
    display ${token('duration-fast')} allow-discrete;
  &:popover-open { opacity: 1; translate: none; }
  @starting-style { &:popover-open { opacity: 0; translate: 0 -4px; } }
  ${calmMotion} { translate: none; }
`
