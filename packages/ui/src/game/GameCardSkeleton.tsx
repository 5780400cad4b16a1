import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { Skeleton } from '../status/Skeleton.tsx'
import { CardFrame, cardArt, nameLine, vendorLine } from './card-styles.ts'

export type GameCardSkeletonProps = {
  /** One element, without the light: for the dozens that go by while somebody scrolls fast. */
  isPassing?: boolean
}

/** As large as the card that it stands for. */
export function GameCardSkeleton({ isPassing = false }: GameCardSkeletonProps) {
  if (isPassing) return <Passing aria-hidden="true" />
  return (
    <CardFrame as="div" aria-hidden="true">
      <Picture $height="auto" $radius="card" />
      <Name>
        <Skeleton $width="80%" />
      </Name>
      <Vendor>
        <Skeleton $width="50%" />
      </Vendor>
    </CardFrame>
  )
}

const Picture = styled(Skeleton)`${cardArt}`
const Name = styled.span`
  ${nameLine}
  block-size: calc(1em * ${token('line-body')});
`
const Vendor = styled.span`
  ${vendorLine}
  display: block;
  block-size: calc(1em * ${token('line-body')});
`

const Passing = styled.div`
  min-inline-size: 0;
  contain: layout style;
  &::before, &::after { content: ''; display: block; background: ${token('color-skeleton')}; }
  &::before { ${cardArt} }
  &::after {
    --space-around: calc((${token('line-body')} - 1) * 0.5em);
    inline-size: 80%;
    block-size: 1em;
    margin-block: calc(${token('space-2')} + var(--space-around)) calc(var(--space-around) + ${token('text-xs')} * ${token('line-body')});
    border-radius: ${token('radius-control')};
    font-size: ${token('text-sm')};
  }
`
