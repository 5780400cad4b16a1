import { brands } from 'virtual:all-brands'
import { token } from '@boardwalk/brand-kit'
import { Badge, Grid, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import { brandAsset } from '../../.storybook/story-addresses.ts'
import { Page, Part } from './Page.tsx'
import { groupsOf, TokenList } from './TokenList.tsx'
import { useCurrentTokens } from './use-current-tokens.ts'

/** A brand's own drawings: its motif and its marks. */
export function BrandMark() {
  const current = useCurrentTokens()
  const brand = brands.find((candidate) => candidate.brand.id === current?.brand)?.brand
  return (
    <Page
      title="Brand motif and logo"
      lead="Everything else follows from seeds; these are drawn. Logos stand on the header, the mark where there is room for one sign only."
    >
      {groupsOf('motif').map(([title, names]) => (
        <Part key={title} title={title}>
          <TokenList names={names} sample={() => <Motif />} />
        </Part>
      ))}
      {brand && (
        <Part title="Logo and mark">
          <Grid>
            {[brand.assets.logo, brand.assets.logoDark, brand.assets.mark, brand.assets.favicon].map((file) => (
              <Tile key={file} data-asset={file}>
                <Ground>
                  <img src={brandAsset(brand.id, file)} alt={`${brand.name}: ${file}`} height={40} />
                </Ground>
                <Text $size="sm">{file}</Text>
                {file === brand.assets.logoDark && <Badge>dark theme</Badge>}
              </Tile>
            ))}
          </Grid>
        </Part>
      )}
    </Page>
  )
}

const Motif = styled.div`
  min-block-size: 8rem;
  border-radius: ${token('radius-card')};
  background: ${token('image-motif')} center / 120px, ${token('color-hero')};
`
const Tile = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-2')};
`
const Ground = styled.div`
  display: grid;
  place-items: center;
  inline-size: 100%;
  min-block-size: 6rem;
  padding: ${token('space-3')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-header')};
  & > img { max-inline-size: 100%; }
`
