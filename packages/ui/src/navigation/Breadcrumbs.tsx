import { token } from '@boardwalk/brand-kit'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { bareList } from '../foundation/mixins.ts'
import { target } from '../foundation/sizes.ts'
import { ChevronEndIcon } from '../icon/icons.ts'

export type Crumb = {
  id: string
  label: ReactNode /** Draws the way there: `(label) => <Link as={RouterLink} to="/help">{label}</Link>`. */
  link?: (label: ReactNode) => ReactNode
}
export type BreadcrumbsProps = {
  /** Name of the trail; read aloud. */
  label: string
  /** From the top down; the last one is where the reader is. */
  items: readonly Crumb[]
}

/** The path up to parent pages, for pages three or more levels deep. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map(({ id, label: name, link }, index) => {
          const isHere = index === items.length - 1
          return (
            <Fragment key={id}>
              {index > 0 && (
                <li aria-hidden="true">
                  <ChevronEndIcon size={16} />
                </li>
              )}
              <Item aria-current={isHere ? 'page' : undefined}>{link && !isHere ? link(name) : name}</Item>
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
