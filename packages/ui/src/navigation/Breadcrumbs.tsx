import { token } from '@boardwalk/brand-kit'
import { Fragment, type ReactNode, type Ref } from 'react'
import styled from 'styled-components'
import { bareButton, bareList } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'
import { ChevronEndIcon } from '../icon/icons.ts'

export type Crumb = {
  id: string
  label: ReactNode
  /** Draws the way there: `(label) => <Link as={RouterLink} to="/help">{label}</Link>`. */
  link?: (label: ReactNode) => ReactNode
  /** Instead of a link: opens a level of the same page. */
  onOpen?: () => void
}
export type BreadcrumbsProps = {
  /** Name of the trail; read aloud. */
  label: string
  /** From the top down; the last one is where the reader is. */
  items: readonly Crumb[]
  /** With it the trail can take the focus, when the button that opened a level is gone. */
  ref?: Ref<HTMLElement>
}

function Way({ label, link, onOpen }: Crumb) {
  if (onOpen) {
    return (
      <Level type="button" onClick={onOpen}>
        {label}
      </Level>
    )
  }
  return link ? link(label) : label
}

/** The path up to parent pages or levels, for those three or more levels deep. */
export function Breadcrumbs({ label, items, ref }: BreadcrumbsProps) {
  return (
    <nav ref={ref} tabIndex={ref ? -1 : undefined} aria-label={label}>
      <List>
        {items.map((item, index) => {
          const isHere = index === items.length - 1
          return (
            <Fragment key={item.id}>
              {index > 0 && (
                <li aria-hidden="true">
                  <ChevronEndIcon size={16} />
                </li>
              )}
              <Item aria-current={isHere ? 'page' : undefined}>{isHere ? item.label : <Way {...item} />}</Item>
            </Fragment>
          )
        })}
      </List>
    </nav>
  )
}

const List = styled.ol`
  ${bareList}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${token('space-2')};
  color: ${token('color-text-muted')};
  font-size: ${token('text-sm')};
`

const Item = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${target};
  overflow-wrap: anywhere;
  & > a { display: inline-flex; align-items: center; min-block-size: ${target}; }
  &[aria-current] { color: ${token('color-text')}; font-weight: ${token('weight-medium')}; }
`

const Level = styled.button`
  ${bareButton}
  min-block-size: ${target};
  color: ${token('color-link')};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  &:hover { text-decoration-thickness: 2px; }
`
