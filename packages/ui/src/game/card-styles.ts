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

/** Always the room of three lines, so that all cards of a grid are as large as each other and the longest titles can be read. */
export const nameLine = css`
  display: -webkit-box;
  overflow: hidden;
  block-size: calc(3em * ${token('line-body')});
  margin-block-start: ${token('space-2')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  line-height: ${token('line-body')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;
`

export const vendorLine = css`
  color: ${token('color-text-muted')};
  font-size: ${token('text-xs')};
  line-height: ${token('line-body')};
`
