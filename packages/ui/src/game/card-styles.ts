import { token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'
import { below } from '../foundation/sizes.ts'

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

/**
 * One line; on a phone, where three cards share the width, always the room of two, so that all cards of a grid stay as
 * large as each other and a name of three words can be read.
 */
export const nameLine = css`
  display: block;
  margin-block-start: ${token('space-2')};
  font-size: ${token('text-sm')};
  font-weight: ${token('weight-medium')};
  block-size: calc(1em * ${token('line-body')});
  line-height: ${token('line-body')};
  ${below('tablet')} {
    block-size: calc(2em * ${token('line-body')});
    overflow-wrap: anywhere;
    white-space: normal;
  }
`

export const vendorLine = css`
  color: ${token('color-text-muted')};
  font-size: ${token('text-xs')};
  line-height: ${token('line-body')};
`
