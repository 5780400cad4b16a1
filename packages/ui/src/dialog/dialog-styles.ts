import { token } from '@boardwalk/brand-kit'
import { css } from 'styled-components'
import { calmMotion } from '../foundation/sizes.ts'

/** Scrim and motion that every overlay shares; `hidden` is the panel's position when closed. */
export const overlay = (hidden: ReturnType<typeof css>) => css`
  padding: 0;
  border: 0;
  color: ${token('color-text')};
  overscroll-behavior: contain;
  opacity: 0;
  ${hidden}
  transition:
    opacity ${token('duration-base')} ${token('ease-in-out')},
    translate ${token('duration-base')} ${token('ease-in-out')},
    scale ${token('duration-base')} ${token('ease-in-out')},
    overlay ${token('duration-base')} allow-discrete,
    display ${token('duration-base')} allow-discrete;
  &[open] { opacity: 1; translate: none; scale: 1; transition-timing-function: ${token('ease-out')}; }
  @starting-style { &[open] { opacity: 0; ${hidden} } }
  &::backdrop {
    background: ${token('color-scrim')};
    opacity: 0;
    transition:
      opacity ${token('duration-base')},
      overlay ${token('duration-base')} allow-discrete,
      display ${token('duration-base')} allow-discrete;
  }
  &[open]::backdrop { opacity: 1; }
  @starting-style { &[open]::backdrop { opacity: 0; } }
  ${calmMotion} {
    &, &[open] { translate: none; scale: 1; }
    @starting-style { &[open] { translate: none; scale: 1; } }
  }
`
