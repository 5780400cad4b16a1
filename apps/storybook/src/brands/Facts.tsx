import { type Brand, token } from '@boardwalk/brand-kit'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import { Heading, Stack } from '@boardwalk/ui'
import styled from 'styled-components'

const names = (codes: readonly LanguageCode[]) => codes.map((code) => languages[code].name).join(', ')

const factsOf = (brand: Brand): [string, string][] => [
  ['Folder', brand.id],
  ['Merchant', brand.merchantCode],
  ['Hosts', brand.hosts.join(', ')],
  ['Country', `${brand.countryName} (${brand.country}, +${brand.diallingCode})`],
  ['Currency', `${brand.currency.symbol} ${brand.currency.code}, grouped by ${brand.currency.grouping}`],
  ['Time zone', brand.timeZone],
  ['Languages of the region', names(brand.regionLanguages)],
  ['Languages to choose', names(brand.switcherLanguages)],
  ['Minimum age', `${brand.minimumAge}`],
  ['Licence', brand.legal.licence ? `${brand.legal.licence.authority} ${brand.legal.licence.number}` : 'none'],
  ['Navigation', brand.navigation.join(', ')],
  ['Sections of home', brand.home.join(', ')],
  ['Jackpot', brand.jackpot],
  ['Switched on', on(brand.features).join(', ')],
  ['Social networks', Object.keys(brand.socials).join(', ').toLowerCase()],
  ['Support', Object.values(brand.support).join(', ')],
]

const on = (features: Brand['features']) =>
  Object.entries(features)
    .filter(([, isOn]) => isOn)
    .map(([name]) => name)

/** Values of `brand.json`, merged with the layers below it. */
export const Facts = ({ of }: { of: Brand }) => (
  <Stack $gap="3">
    <Heading level={3} size="card">
      Facts
    </Heading>
    <List>
      {factsOf(of).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  </Stack>
)

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${token('space-3')} ${token('space-5')};
  margin: 0;
  font-size: ${token('text-sm')};
  & dt { color: ${token('color-text-muted')}; }
  & dd { margin: 0; overflow-wrap: anywhere; }
`
