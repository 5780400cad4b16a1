import { brands, type StoryBrand } from 'virtual:all-brands'
import { token } from '@boardwalk/brand-kit'
import { languages } from '@boardwalk/i18n/codes'
import { Badge, Button, Grid, Heading, Row, Stack, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import { brandAsset } from '../../.storybook/story-addresses.ts'
import { Page } from '../foundations/Page.tsx'
import { Facts } from './Facts.tsx'
import { Seeds } from './Seeds.tsx'

/** Every brand of the repository, each in its own colours and shapes. */
export const AllBrands = () => (
  <Page
    title="All brands"
    lead="What tells brands apart is data: a few seeds, some drawings and the facts below. Each card is drawn in its brand, whatever the toolbar says."
  >
    {brands.map((each) => (
      <Card key={each.brand.id} of={each} />
    ))}
  </Page>
)

/** The day of an instant, as it is written; the whole of it is wider than a phone. */
const day = (instant: string) => instant.slice(0, 10)

function Card({ of }: { of: StoryBrand }) {
  const { brand, campaigns } = of
  return (
    <CurrentTokens data-brand={brand.id} data-theme="light" aria-label={brand.name}>
      <Grid $columns="halves" $gap="4">
        <Look of={of} theme="light" />
        <Look of={of} theme="dark" />
      </Grid>
      <Body>
        <Stack $gap="2">
          <Heading level={2} size="page">
            {brand.name}
          </Heading>
          <Text>{brand.description.EN}</Text>
          <Row>
            {campaigns.map(({ name, from, to }) => (
              <Badge key={name} $tone="highlight">
                Campaign {name}: {day(from)} – {day(to)}
              </Badge>
            ))}
          </Row>
        </Stack>
        <Seeds of={of} />
        <Facts of={brand} />
      </Body>
    </CurrentTokens>
  )
}

/** The brand's header and hero in a theme. */
const Look = ({ of: { brand }, theme }: { of: StoryBrand; theme: 'light' | 'dark' }) => (
  <div data-brand={brand.id} data-theme={theme}>
    <Header>
      <img
        src={brandAsset(brand.id, theme === 'dark' ? brand.assets.logoDark : brand.assets.logo)}
        alt={`${brand.name}, ${theme}`}
        height={36}
      />
    </Header>
    <Hero>
      <Text $size="lg" $weight="bold" lang={languages.EN.bcp47}>
        {brand.tagline.EN}
      </Text>
      <Row>
        <Button>Play</Button>
        <Button variant="highlight">Register</Button>
      </Row>
    </Hero>
  </div>
)

const CurrentTokens = styled.section`
  overflow: clip;
  overflow-wrap: anywhere;
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-page')};
  color: ${token('color-text')};
  font-family: ${token('font-body')};
`
const Body = styled.div`
  display: grid;
  gap: ${token('space-6')};
  padding: ${token('space-5')};
`
const Header = styled.div`
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('color-header')};
  border-block-end: ${token('border-width')} solid ${token('color-header-rule')};
  & > img { max-inline-size: 100%; }
`
const Hero = styled.div`
  display: grid;
  gap: ${token('space-3')};
  align-content: end;
  min-block-size: 11rem;
  padding: ${token('space-4')};
  background: ${token('image-motif')} center / 160px, ${token('color-hero')};
  color: ${token('color-on-hero')};
`
