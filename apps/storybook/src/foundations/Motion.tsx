import { type TokenName, token } from '@boardwalk/brand-kit'
import { Button, calmMotion } from '@boardwalk/ui'
import { useState } from 'react'
import styled, { css } from 'styled-components'
import { Page, Part } from './Page.tsx'
import { groupsOf, TokenList } from './TokenList.tsx'

/** Durations and easings, shown at the press of a button. */
export function Motion() {
  const [isAway, setAway] = useState(false)
  return (
    <Page
      title="Motion"
      lead="Motion explains where something came from; it never makes anybody wait. Who asks the device for less motion sees the end of every movement at once."
    >
      <Button onClick={() => setAway((before) => !before)} aria-pressed={isAway}>
        Move
      </Button>
      {groupsOf('motion').map(([title, names]) => (
        <Part key={title} title={title}>
          <TokenList
            names={names}
            sample={(name) => (
              <Track>
                <Ball $name={name} $isAway={isAway} data-away={isAway} />
              </Track>
            )}
          />
        </Part>
      ))}
    </Page>
  )
}

const timing = (name: TokenName) =>
  name.startsWith('duration-')
    ? css`transition-duration: ${token(name)}; transition-timing-function: ${token('ease-out')};`
    : css`transition-duration: 1s; transition-timing-function: ${token(name)};`

const Track = styled.div`
  padding: ${token('space-1')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-surface-sunken')};
`
const Ball = styled.div<{ $name: TokenName; $isAway: boolean }>`
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin-inline-start: ${({ $isAway }) => ($isAway ? 'calc(100% - 1.5rem)' : '0')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-accent')};
  transition-property: margin;
  ${({ $name }) => timing($name)}
  ${calmMotion} { transition: none; }
`
