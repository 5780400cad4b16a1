import { brands } from 'virtual:all-brands'
import type { MailLook } from '@boardwalk/brand-kit/mail'
import { formatMoney, isLanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'
import { Heading, Stack, Text } from '@boardwalk/ui'
import { useCurrentTokens } from '../foundations/use-current-tokens.ts'
import { mailTexts } from './message-texts.ts'

type Written = { subject?: string; text: string; html?: string }
/** Writes an amount as the server does, in the currency of the brand. */
export type InCurrency = (amount: string) => string
export type Write = (look: MailLook, money: InCurrency) => Written
type Props = { language: unknown; write: Write }

/** A message as its reader sees it: the HTML part, and the text part below. A mail program chooses the theme itself; here the toolbar does. */
export function Message({ language, write }: Props) {
  const current = useCurrentTokens()
  const found = brands.find(({ brand }) => brand.id === current?.brand)
  if (!current || !found) return null
  const code = isLanguageCode(language) ? language : 'EN'
  const own = found.tokens[current.theme]
  const look = { brand: found.brand, tokens: { light: own, dark: own }, language: code, texts: mailTexts(code) }
  const { currency } = found.brand
  const { subject, text, html } = write(look, (amount) => formatMoney(amount, currency))
  return (
    <Stack>
      {subject && <Text>{subject}</Text>}
      {html && <div ref={(place) => show(place, html)} />}
      {text.split('\n').map((line, at) => (
        <Text key={at}>{line}</Text>
      ))}
    </Stack>
  )
}

/** A message in every language below its name; the toolbar does not choose between them. */
export const EveryLanguage = ({ write }: Pick<Props, 'write'>) => (
  <Stack $gap="8">
    {languageCodes.map((code) => (
      <section key={code} lang={languages[code].bcp47}>
        <Heading level={2}>{languages[code].name}</Heading>
        <Message language={code} write={write} />
      </section>
    ))}
  </Stack>
)

function show(place: HTMLElement | null, html: string): void {
  if (!place) return
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  place.innerHTML = body.innerHTML
  place.setAttribute('style', body.getAttribute('style') ?? '')
}
