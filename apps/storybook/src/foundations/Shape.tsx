import { type TokenName, token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'
import { Page, Part } from './Page.tsx'
import { groupsOf, TokenList } from './TokenList.tsx'

const property = (name: TokenName) => {
  if (name.startsWith('radius-')) return css`border-radius: ${token(name)};`
  if (name.startsWith('shadow-')) return css`border-radius: ${token('radius-card')}; box-shadow: ${token(name)};`
  return css`border-width: ${token(name)};`
}
const Box = styled.div<{ $name: TokenName }>`
  max-inline-size: 12rem;
  margin: ${token('space-2')};
  min-block-size: 5rem;
  border: ${token('border-width')} solid ${token('color-border-strong')};
  background: ${token('color-surface-raised')};
  ${({ $name }) => property($name)}
`

/** Corners, lines and shadows. */
export const Shape = () => (
  <Page
    title="Shape and elevation"
    lead="Corners tell brands apart before colours do. A shadow says that something floats; it is drawn in the ink of the brand’s neutral and is stronger in the dark theme, where it would not be seen otherwise."
  >
    {groupsOf('shape').map(([title, names]) => (
      <Part key={title} title={title}>
        <TokenList names={names} sample={(name) => <Box $name={name} />} />
      </Part>
    ))}
  </Page>
)
