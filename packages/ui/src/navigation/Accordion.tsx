import { token } from '@boardwalk/brand-kit'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { tint, transition } from '../foundation/mixins.ts'
import { calmMotion, target } from '../foundation/sizes.ts'
import { ChevronDownIcon } from '../icon/icons.ts'
import { Heading } from '../text/Heading.tsx'

export type AccordionItem = {
  id: string
  title: ReactNode
  content: ReactNode
  /** At the end of the title's line, such as a badge. */
  aside?: ReactNode
}
export type AccordionProps = {
  items: readonly AccordionItem[]
  /** Opening one closes the other. */
  isExclusive?: boolean
  /** Ids of initially open items. */
  openAtFirst?: readonly string[]
  /** Heading level of the titles; one below the title of the section. */
  level?: 2 | 3 | 4
  onToggle?: (id: string, isOpen: boolean) => void
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function move(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const titles = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > details > summary')]
  const index = titles.indexOf(event.target as HTMLElement)
  if (index === -1) return
  event.preventDefault()
  titles[step(index, titles.length)]?.focus()
}

/** Titles with collapsible content. Native disclosure: works before scripts, and find-in-page opens it. */
export function Accordion({ items, isExclusive = false, openAtFirst = [], level = 3, onToggle }: AccordionProps) {
  const name = useId()
  return (
    <Box onKeyDown={move}>
      {items.map(({ id, title, content, aside }) => (
        <Item
          key={id}
          open={openAtFirst.includes(id)}
          {...(isExclusive && { name })}
          onToggle={({ target, currentTarget }) => target === currentTarget && onToggle?.(id, currentTarget.open)}
        >
          <Title>
            <Words level={level} size="card">
              {title}
            </Words>
            {aside}
            <Arrow size={20} />
          </Title>
          <Content>{content}</Content>
        </Item>
      ))}
    </Box>
  )
}

const Box = styled.div`
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  overflow: clip;
`

const Item = styled.details`
  interpolate-size: allow-keywords;
  & + & { border-block-start: ${token('border-width')} solid ${token('color-border')}; }
  &::details-content {
    block-size: 0;
    overflow: clip;
    transition:
      block-size ${token('duration-base')} ${token('ease-in-out')},
      content-visibility ${token('duration-base')} allow-discrete;
  }
  &[open]::details-content { block-size: auto; }
  ${calmMotion} { &::details-content { transition: none; } }
`

const Title = styled.summary`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: calc(${target} + ${token('space-2')});
  padding: ${token('space-2')} ${token('space-4')};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker { display: none; }
  &:hover { background: ${tint('color-accent', 8)}; }
  &:focus-visible { outline-offset: -3px; border-radius: ${token('radius-card')}; }
`

const Words = styled(Heading)`
  flex: 1;
  min-inline-size: 0;
  font-size: ${token('text-md')};
  overflow-wrap: anywhere;
`

const Arrow = styled(ChevronDownIcon)`
  color: ${token('color-text-muted')};
  ${transition('rotate')}
  details[open] > summary > & { rotate: 180deg; }
`

const Content = styled.div`
  padding: ${token('space-1')} ${token('space-4')} ${token('space-4')};
`
