import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { Skeleton } from '../status/Skeleton.tsx'
import { CardFrame, cardArt, nameLine, vendorLine } from './card-styles.ts'

/** A placeholder as large as a card. */
export function GameCardSkeleton() {
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
const Name = styled.span`${nameLine}`
const Vendor = styled.span`
  ${vendorLine}
  display: block;
  block-size: calc(1em * ${token('line-body')});
`
