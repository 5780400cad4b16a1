import { dictionary } from '@zxcvbn-ts/language-common'

/** Stems of the passwords that people choose most; with digits and signs around them they are still these. */
const stems = new Set(
  `password passwort passw pass admin administrator welcome letmein login qwerty qwertyuiop qwert azerty asdfgh asdfghjkl
  zxcvbn zxcvbnm abc abcd abcde abcdef abcdefg abcdefgh iloveyou monkey dragon sunshine princess football baseball
  basketball soccer hockey master superman batman spiderman shadow michael jennifer jordan hunter harley ranger trustno
  charlie andrew daniel jessica thomas michelle ashley nicole joshua matthew robert killer pepper ginger summer winter
  autumn spring cookie hello freedom whatever starwars pokemon naruto liverpool chelsea arsenal barcelona realmadrid
  computer internet secret mustang ferrari porsche mercedes corvette maverick phoenix tigger purple orange yellow silver
  golden diamond lovely loveme flower butterfly angel babygirl chocolate banana cheese chicken money dollar casino poker
  lucky jackpot winner player test testing guest user root default changeme temp temporary qazwsx qaz wsx zaq india
  pakistan bangladesh philippines manila mumbai dhaka pinoy bharat krishna ganesh allah jesus christ blessed family
  forever friends mahal mahalko iloveu hannah samantha elizabeth victoria alexander christian anthony william samsung
  google facebook youtube instagram nothing access matrix killer gandalf merlin cowboys eagles yankees lakers steelers`
    .split(/\s+/)
    .filter(Boolean),
)

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Nearly 50,000 that were found in leaks, in small letters. */
export const leaked: ReadonlySet<string> = new Set<string>(dictionary['passwords-common'])

/** Padding up to this length does not make a common word a safe password. */
const maxPadding = 4
const unleet = (text: string) => text.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign)

/**
 * Whether a password is one of the commonest, also with letters swapped for digits or a number at the end. `names` are
 * words that are easy to guess at this site, such as the brand's.
 */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  const plain = password.toLowerCase()
  const inner = plain.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const whole = [plain, unleet(plain)]
  const words = [...whole, inner, unleet(inner), unleet(plain).replace(/[^a-z]+$/, '')]
  const isPadded = plain.length - inner.length <= maxPadding && leaked.has(inner)
  const here = new Set(names.map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, '')).filter(Boolean))
  return (
    isPadded ||
    whole.some((text) => leaked.has(text)) ||
    words.some((text) => stems.has(text) || here.has(text)) ||
    isRun(plain)
  )
}

/** Digits in a row or one character again and again: 12345678, 11111111, aaaaaaaa, abababab. */
function isRun(text: string): boolean {
  if (new Set(text).size <= 2) return true
  const steps = new Set(Array.from(text.slice(1), (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at)))
  return steps.size === 1 || /^(0?123456789?0?|987654321?0?)\d*$/.test(text)
}
