import { type TokenName, token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { Page, Part } from './Page.tsx'
import { groupsOf, TokenList } from './TokenList.tsx'

const Bar = styled.div<{ $name: TokenName }>`
  inline-size: min(100%, ${({ $name }) => token($name)});
  block-size: ${token('space-4')};
  border-radius: 2px;
  background: ${token('color-accent')};
`

/** Distances and sizes, each drawn at its length. */
export const Space = () => (
  <Page
    title="Space and size"
    lead="Steps of 4 px, multiplied by the density of the brand. Everything is in rem, so that it grows with the reader’s text."
  >
    {groupsOf('space').map(([title, names]) => (
      <Part key={title} title={title}>
        <TokenList names={names} sample={(name) => <Bar $name={name} />} />
      </Part>
    ))}
  </Page>
)
