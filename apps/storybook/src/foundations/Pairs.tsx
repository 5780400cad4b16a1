import { token } from '@boardwalk/brand-kit'
import { auditedPairs, contrast } from '@boardwalk/brand-kit/tokens'
import { bareList } from '@boardwalk/ui'
import styled from 'styled-components'
import { ContrastBadge } from './ContrastBadge.tsx'
import { PairSample } from './PairSample.tsx'
import { Name } from './TokenList.tsx'
import { useCurrentTokens } from './use-current-tokens.ts'

/** Every audited pair at work, with the contrast that it has in the current brand and theme. */
export function Pairs() {
  const current = useCurrentTokens()
  return (
    <List>
      {auditedPairs.map(({ foreground, background, needed }) => (
        <li key={`${foreground}${background}`} data-pair={`${foreground} ${background}`}>
          <PairSample foreground={foreground} background={background} isText={needed >= 4.5} />
          <Name>{foreground}</Name>
          <span>on</span>
          <Name>{background}</Name>
          {current && (
            <ContrastBadge ratio={contrast(current.values[foreground], current.values[background])} needed={needed} />
          )}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${token('space-3')};
  & > li {
    display: grid;
    justify-items: start;
    gap: ${token('space-1')};
    padding: ${token('space-3')};
    border: ${token('border-width')} solid ${token('color-border')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
    font-size: ${token('text-sm')};
  }
`
