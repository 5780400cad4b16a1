import { token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'

/** Shared by a card and its skeleton, so that nothing moves when the card arrives. */
export const CardFrame = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`

export const cardArt = css`
  inline-size: 100%;
  aspect-ratio: 3 / 4;
  border-radius: ${token('radius-card')};
`

export const nameLine = css`
  display: block;
  margin-block-start: ${token('space-2')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-body')};
`

export const vendorLine = css`
  color: ${token('color-text-muted')};
  font-size: ${token('text-xs')};
  line-height: ${token('line-body')};
`
