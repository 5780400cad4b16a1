import type { StoryBrand } from 'virtual:all-brands'
import { token } from '@boardwalk/brand-kit'
import { oklch, toHex } from '@boardwalk/brand-kit/tokens'
import { bareList, Heading, Stack } from '@boardwalk/ui'
import { useCallback } from 'react'
import styled from 'styled-components'
import { Name } from '../foundations/TokenList.tsx'

/** The few values that a brand really decides; everything else follows from them. */
export function Seeds({ of: { tokensFile } }: { of: StoryBrand }) {
  const { color, radius, density, elevation, font, type } = tokensFile.seed
  const plain = {
    'radius.control': `${radius.control.$value.value}${radius.control.$value.unit}`,
    'radius.card': `${radius.card.$value.value}${radius.card.$value.unit}`,
    'radius.panel': `${radius.panel.$value.value}${radius.panel.$value.unit}`,
    density: density.$value,
    elevation: elevation.$value,
    'type.ratio': type.ratio.$value,
    'font.body': font.body.$value[0],
    'font.display': font.display.$value[0],
  }
  return (
    <Stack $gap="3">
      <Heading level={3} size="card">
        Seeds
      </Heading>
      <List>
        {Object.entries(color).map(([name, { $value, $description }]) => (
          <li key={name}>
            <Swatch color={toHex(oklch(...$value.components, $value.alpha))} />
            <Name>{name}</Name>
            <span>{$description ?? `oklch ${$value.components.join(' ')}`}</span>
          </li>
        ))}
        {Object.entries(plain).map(([name, value]) => (
          <li key={name}>
            <Name>{name}</Name>
            <span>{value}</span>
          </li>
        ))}
      </List>
    </Stack>
  )
}

/** A colour that is data and no token; set by script, since pages allow no style attributes. */
function Swatch({ color }: { color: string }) {
  const paint = useCallback((box: HTMLSpanElement | null) => void box?.style.setProperty('background', color), [color])
  return <Box ref={paint} />
}

const Box = styled.span`
  inline-size: 100%;
  block-size: 3rem;
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
`
const List = styled.ul`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  align-items: end;
  gap: ${token('space-4')};
  & > li { display: grid; gap: ${token('space-1')}; font-size: ${token('text-sm')}; }
`
