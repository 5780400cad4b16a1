import { token } from '@boardwalk/brand-kit'
import { css } from 'styled-components'

/** A token's colour at a given strength, so that depth follows the brand and the theme. */
export const tint = (name: Parameters<typeof token>[0], percent: number) =>
  `color-mix(in oklab, ${token(name)} ${percent}%, transparent)`

/** Its length is a token, which `GlobalStyle` shortens for players who prefer less motion. */
export const transition = (...properties: string[]) => css`
  transition: ${properties.map((name) => `${name} ${token('duration-fast')} ${token('ease-out')}`).join(', ')};
`

/** One line that ends in an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const bareButton = css`
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
`

export const bareList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A disc behind an icon. */
export const disc = css`
  display: grid;
  flex: none;
  place-items: center;
  border-radius: ${token('radius-pill')};
  background: ${token('color-accent-soft')};
  color: ${token('color-on-accent-soft')};
`

/** Read aloud, not seen. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`

/** Scrolls sideways without a visible bar; the buttons and the cut-off last item show that there is more. */
export const hiddenScrollbar = css`
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
`

export const raised = css`
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface-raised')};
  color: ${token('color-text')};
  box-shadow: ${token('shadow-panel')};
`
