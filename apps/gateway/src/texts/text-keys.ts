/** Groups and keys of `locales/<language>/gateway/texts.json`; each language has exactly these. */
export const textKeys = {
  categories: ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'COCKFIGHT'],
  classes: ['JP', 'TG', 'AC', 'BG'],
  lotteryMenu: ['NORTH', 'CENTRAL', 'SOUTH'],
  support: ['LIVECHAT', 'VIP', 'welcome', 'write', 'hours', 'email', 'first', 'help', 'playMoney', 'operator'],
  code: ['subject', 'body'],
  jackpot: ['title', 'content'],
  welcome: ['title', 'content'],
  password: ['title', 'content'],
  place: ['title', 'content'],
} as const

type Keys = typeof textKeys
export type ServerTexts = { [Group in keyof Keys]: Record<Keys[Group][number], string> }

type Found = Partial<Record<string, Partial<Record<string, unknown>>>>

/** Checks one language's file; throws with the name of every text that it lacks. */
export function checkTexts(found: Found, file: string): ServerTexts {
  const missing = Object.entries(textKeys).flatMap(([group, keys]) =>
    keys.filter((key) => typeof found[group]?.[key] !== 'string').map((key) => `${group}.${key}`),
  )
  if (missing.length > 0) throw new Error(`${file}: no text for ${missing.join(', ')}`)
  return found as ServerTexts
}
