import { token } from '@boardwalk/brand-kit'
import { Art, canHover, Heading, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { LinkTo } from '../app/LinkTo.tsx'

type ContentCardProps = {
  to: string
  title: string
  summary: string
  /** Address of a picture; absent where there is none. */
  cover?: string | null
  level?: 2 | 3
  onFollow?: () => void
  forVisitors?: true | undefined
  /** Under the words: a state, a period. */
  children?: ReactNode
}

/** Something to read, as a card that is one link. */
export const ContentCard = ({
  to,
  title,
  summary,
  cover,
  level = 2,
  onFollow,
  forVisitors,
  children,
}: ContentCardProps) => (
  <Card data-visitors={forVisitors}>
    {cover && <Cover src={cover} alt="" width={1200} height={400} />}
    <Words>
      <Heading level={level} size="card">
        <Go to={to} onClick={onFollow}>
          {title}
        </Go>
      </Heading>
      <Text $tone="muted">{summary}</Text>
      {children}
    </Words>
  </Card>
)

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: ${token('shadow-card')};
  ${canHover} { &:hover { border-color: ${token('color-accent')}; } }
  &:focus-within { outline: 3px solid ${token('color-focus')}; outline-offset: 2px; }
  /* A hidden card would keep its place until the member's list arrives, and the others would move. */
  html[data-session] &[data-visitors] { display: none; }
`

const Cover = styled(Art)`
  inline-size: 100%;
  aspect-ratio: 3 / 1;
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  align-content: start;
  justify-items: start;
  gap: ${token('space-2')};
  padding: ${token('space-4')};
  /* A long word at large text breaks instead of being cut by the card. */
  > * { max-inline-size: 100%; }
`

/** The whole card is the link's target; the text alone is its name. */
const Go = styled(LinkTo)`
  color: inherit;
  text-decoration: none;
  outline: none;
  &::after { content: ''; position: absolute; inset: 0; }
`
