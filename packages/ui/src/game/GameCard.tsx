import { token } from '@boardwalk/brand-kit'
import type { ComponentPropsWithRef, ElementType } from 'react'
import styled, { css } from 'styled-components'
import { bareButton, oneLine, tint, transition, visuallyHidden } from '../foundation/mixins.ts'
import type { Polymorphic } from '../foundation/polymorphic.ts'
import { below, calmMotion, canHover } from '../foundation/sizes.ts'
import { FireIcon, SparkleIcon } from '../icon/icons.ts'
import { Art } from './Art.tsx'
import { CardFrame, cardArt, nameLine, vendorLine } from './card-styles.ts'
import { HeartButton } from './HeartButton.tsx'

const marks = {
  hot: { Icon: FireIcon, style: css`background: ${token('color-accent')}; color: ${token('color-on-accent')};` },
  new: {
    Icon: SparkleIcon,
    style: css`background: ${token('color-highlight')}; color: ${token('color-on-highlight')};`,
  },
}

type Own = {
  name: string
  vendor?: string | undefined
  image?: string | undefined
  fallbackImage?: string | undefined
  /** Corner mark, in words too. */
  mark?: { kind: keyof typeof marks; label: string } | undefined
  /** Shows the heart when given. */
  favourite?: { isOn: boolean; label: string; onToggle: () => void } | undefined
  /** In the first view: loads at once. */
  isPriority?: boolean
  /** Far below the first view: its picture loads when it is seen. */
  isBelow?: boolean
}

/** Other props are passed to the element that opens the game: `as={Link} to="…"`, or `as="button" onClick={…}`. */
export type GameCardProps<C extends ElementType = 'a'> = Polymorphic<C, Own>

/** 3:4 artwork, the name under it, the vendor small. The whole card opens the game. */
export function GameCard<C extends ElementType = 'a'>(props: GameCardProps<C>) {
  const {
    name,
    vendor,
    image,
    fallbackImage,
    mark,
    favourite,
    isPriority = false,
    isBelow = false,
    ...rest
  }: Own & ComponentPropsWithRef<'a'> = props
  return (
    <Frame>
      <CardArt
        src={image}
        fallback={fallbackImage}
        width={300}
        height={400}
        isPriority={isPriority}
        isBelow={isBelow}
      />
      <Name {...rest} title={name}>
        {name}
      </Name>
      <Vendor>{vendor ?? '\u00a0'}</Vendor>
      {mark && <CornerMark {...mark} />}
      {favourite && <HeartButton {...favourite} />}
    </Frame>
  )
}

function CornerMark({ kind, label }: NonNullable<Own['mark']>) {
  const { Icon } = marks[kind]
  return (
    <Mark $kind={kind}>
      <Icon size={12} />
      <MarkWord>{label}</MarkWord>
    </Mark>
  )
}

const CardArt = styled(Art)`
  ${cardArt}
  box-shadow: ${token('shadow-card')};
  ${transition('translate', 'box-shadow')}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${tint('color-on-hero', 14)};
    background: linear-gradient(160deg, ${tint('color-on-hero', 16)}, transparent 32%);
  }
`

const Frame = styled(CardFrame)`
  position: relative;
  ${canHover} {
    &:hover ${CardArt} { translate: 0 -4px; box-shadow: ${token('shadow-panel')}; }
  }
  ${calmMotion} { &:hover ${CardArt} { translate: none; } }
  &:has(> :is(a, button):focus-visible) { outline: 2px solid ${token('color-focus')}; outline-offset: 2px; border-radius: ${token('radius-card')}; }
`

const Name = styled.a`
  ${bareButton}
  ${nameLine}
  max-inline-size: 100%;
  color: ${token('color-text')};
  text-decoration: none;
  outline: none;
  &::after { content: ''; position: absolute; inset: 0; }
`

const Vendor = styled.span`
  ${vendorLine}
  ${oneLine}
`

const Mark = styled.span<{ $kind: keyof typeof marks }>`
  position: absolute;
  inset-block-start: ${token('space-2')};
  inset-inline-start: ${token('space-2')};
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-inline-size: calc(100% - ${token('space-4')});
  padding: 0.15em 0.55em;
  border-radius: ${token('radius-pill')};
  font-size: ${token('text-xs')};
  font-weight: ${token('weight-bold')};
  line-height: ${token('line-body')};
  pointer-events: none;
  ${({ $kind }) => marks[$kind].style}
`

/** On a phone three cards share the width and the heart needs the room: the icon stays, the word is only read aloud. */
const MarkWord = styled.span`
  ${below('tablet')} { ${visuallyHidden} }
`
