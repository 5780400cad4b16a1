import { type TokenName, token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { Page, Part } from './Page.tsx'
import { Pairs } from './Pairs.tsx'
import { groupsOf, TokenList } from './TokenList.tsx'

const Swatch = styled.div<{ $color: TokenName }>`
  min-block-size: ${token('control-height')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${({ $color }) => token($color)};
`

/** Colour roles and the pairs that are held to WCAG 2.2 AA. */
export const Colour = () => (
  <Page
    title="Colour"
    lead="Names are roles, never hues. Four seed colours of a brand give every role of both themes; a brand may set a role by hand, and the roles that follow from it move along."
  >
    {groupsOf('colour').map(([title, names]) => (
      <Part key={title} title={title}>
        <TokenList names={names} sample={(name) => <Swatch $color={name} />} />
      </Part>
    ))}
    <Part
      title="Pairs"
      lead="Text needs 4.5 to 1, the outline of a control 3 to 1. A brand with a pair below that does not build, unless a person answers for the pair by name."
    >
      <Pairs />
    </Part>
  </Page>
)
