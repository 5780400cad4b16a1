import { token } from '@boardwalk/brand-kit'
import { LinkTo } from '@boardwalk/shell/feature'
import { bareList, Money, target, tint } from '@boardwalk/ui'
import styled from 'styled-components'

type Figure = { key: string; label: string; text: string; to: { search: string } }

/** Figures that open the rows behind them. */
export const FigureLinks = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <List aria-label={label}>
    {figures.map(({ key, label: name, text, to }) => (
      <li key={key}>
        <Tile to={to} replace preventScrollReset>
          <span>{name}</span>
          <strong>
            <Money text={text} />
          </strong>
        </Tile>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: ${token('space-2')};
  & > li { display: grid; }
`

const Tile = styled(LinkTo)`
  display: grid;
  align-content: space-between;
  gap: ${token('space-1')};
  min-block-size: ${target};
  min-inline-size: 0;
  padding: ${token('space-3')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover { background: ${tint('color-accent', 12)}; }
  & > span { color: ${token('color-text-muted')}; font-size: ${token('text-sm')}; }
  & > strong { font-size: ${token('text-lg')}; }
  & > strong > * { white-space: normal; }
`
