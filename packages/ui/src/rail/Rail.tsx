import { token } from '@boardwalk/brand-kit'
import { Children, type ReactNode, useId, useRef } from 'react'
import styled, { css } from 'styled-components'
import { IconButton } from '../button/IconButton.tsx'
import { bareList, hiddenScrollbar, visuallyHidden } from '../foundation/mixins.ts'
import { canHover, from } from '../foundation/sizes.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons.ts'
import { Heading } from '../text/Heading.tsx'
import { moveAlong, useRail } from './use-rail.ts'

/** Width of one of `count` items side by side; the broken number shows that there is more. */
const share = (count: number) => `calc((100% - ${Math.ceil(count) - 1} * ${token('space-3')}) / ${count})`

/** Width of a card in a rail, as `--rail-card`, for placeholders. */
export const railCard = css`
  /* With large type a card keeps room for its name. */
  --rail-card: max(${share(3.2)}, 5rem);
  ${from('tablet')} { --rail-card: ${share(5.2)}; }
  ${from('desktop')} { --rail-card: ${share(6)}; }
  ${from('wide')} { --rail-card: ${share(7)}; }
`

const items = {
  card: css`
    ${railCard}
    grid-auto-columns: var(--rail-card);
  `,
  tile: css`
    grid-auto-columns: ${share(1.2)};
    ${from('tablet')} { grid-auto-columns: ${share(2.2)}; }
    ${from('desktop')} { grid-auto-columns: ${share(3)}; }
  `,
  /** As wide as their content: chips, vendor marks. */
  content: css`grid-auto-columns: max-content;`,
}

export type RailProps = {
  title: ReactNode
  /** Keeps the title for screen readers only. */
  isTitleHidden?: boolean
  /** At the end of the title line, such as a link to all. */
  action?: ReactNode
  item?: keyof typeof items
  labels: { previous: string; next: string }
  /** Items of the server's HTML. The others are mounted when a scroll, or a wide screen, brings their places near. */
  first?: number
  children: ReactNode
}

/** A titled row that scrolls sideways, edge to edge of its `Container`: swipe, arrow buttons, arrow keys. */
export function Rail({ title, isTitleHidden = false, action, item = 'card', labels, first, children }: RailProps) {
  const titleId = useId()
  const scroller = useRef<HTMLUListElement>(null)
  const list = Children.toArray(children)
  const { isAtStart, isAtEnd, shown, page } = useRail(scroller, list.length, first)
  return (
    <Root aria-labelledby={titleId}>
      <Top $isHidden={isTitleHidden}>
        <Heading id={titleId}>{title}</Heading>
        <End>
          {action}
          <Arrows>
            <IconButton variant="raised" label={labels.previous} disabled={isAtStart} onClick={() => page(-1)}>
              <ChevronStartIcon size={20} />
            </IconButton>
            <IconButton variant="raised" label={labels.next} disabled={isAtEnd} onClick={() => page(1)}>
              <ChevronEndIcon size={20} />
            </IconButton>
          </Arrows>
        </End>
      </Top>
      <Scroller ref={scroller} $item={item} onKeyDown={moveAlong}>
        {Children.map(list.slice(0, shown), (child) => (
          <Item>{child}</Item>
        ))}
      </Scroller>
    </Root>
  )
}

const Root = styled.section`min-inline-size: 0;`

const Top = styled.div<{ $isHidden: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
  min-block-size: 44px;
  margin-block-end: ${token('space-2')};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-3')};
`

const Arrows = styled.div`
  display: none;
  gap: ${token('space-2')};
  ${canHover} { ${from('tablet')} { display: flex; } }
`

/** The list reaches into the space beside it, which larger text makes no wider on a phone. */
const bleed = `min(${token('space-4')}, 5vw)`

const Scroller = styled.ul<{ $item: keyof typeof items }>`
  ${bareList}
  ${hiddenScrollbar}
  display: grid;
  grid-auto-flow: column;
  gap: ${token('space-3')};
  ${({ $item }) => items[$item]}
  margin: calc(-1 * ${token('space-2')}) calc(-1 * ${bleed}) calc(-1 * ${token('space-4')});
  padding: ${token('space-2')} ${bleed} ${token('space-4')};
  scroll-padding-inline: ${bleed};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  ${from('desktop')} {
    mask-image: linear-gradient(to right, transparent, ${token('color-text')} 1rem calc(100% - 1rem), transparent);
  }
`

const Item = styled.li`
  min-inline-size: 0;
  scroll-snap-align: start;
`
