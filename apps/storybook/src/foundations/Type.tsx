import { type TokenName, token } from '@boardwalk/brand-kit'
import styled, { css } from 'styled-components'
import { Page, Part } from './Page.tsx'
import { groupsOf, TokenList } from './TokenList.tsx'

const scripts = [
  { lang: 'en', text: 'Bright nights, play money 0123' },
  { lang: 'bn', text: 'উজ্জ্বল রাত, খেলার টাকা ০১২৩' },
  { lang: 'hi', text: 'चमकती रातें, खेल के पैसे ०१२३' },
]

const property = (name: TokenName) => {
  if (name.startsWith('font-')) return css`font-family: ${token(name)};`
  if (name.startsWith('text-')) return css`font-size: ${token(name)};`
  if (name.startsWith('line-')) return css`line-height: ${token(name)};`
  if (name.startsWith('weight-')) return css`font-weight: ${token(name)};`
  return css`letter-spacing: ${token(name)};`
}
const Words = styled.p<{ $name: TokenName }>`
  margin: 0;
  overflow-wrap: anywhere;
  ${({ $name }) => property($name)}
`

/** Samples of type in every script of our brands. */
export const Type = () => (
  <Page
    title="Type"
    lead="System fonts first, so that nothing is waited for. Sizes grow by one ratio of the brand and follow the reader’s own text size; Bengali and Devanagari get the same sizes and lines as Latin."
  >
    {groupsOf('type').map(([title, names]) => (
      <Part key={title} title={title}>
        <TokenList
          names={names}
          sample={(name) =>
            scripts.map(({ lang, text }) => (
              <Words key={lang} lang={lang} $name={name}>
                {text}
              </Words>
            ))
          }
        />
      </Part>
    ))}
  </Page>
)
