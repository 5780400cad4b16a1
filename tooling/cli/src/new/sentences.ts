import { type LanguageCode, languageCodes, languages } from '@boardwalk/i18n/codes'

import type { Tagline } from './taglines.ts'

type Sentences = { description: string; operator: string }

/** The sentences of a new brand until its team writes better ones, in every language of the platform. */
const said: Record<LanguageCode, (name: string) => Sentences> = {
  EN: (name) => ({
    description: `${name} is a place to play at your own pace. Everything here is play money, not real money.`,
    operator: `${name} is a fictional brand of the Boardwalk sandbox. No company operates it and no real money is used.`,
  }),
  TY: (name) => ({
    description: `Sa ${name}, puwede kang maglaro sa sarili mong oras. Play money lang dito, hindi totoong pera.`,
    operator: `Ang ${name} ay kathang-isip na brand ng Boardwalk sandbox. Walang kumpanyang nagpapatakbo nito at walang totoong perang ginagamit.`,
  }),
  BN: (name) => ({
    description: `${name}-এ নিজের গতিতে খেলুন। এখানে সবই প্লে মানি, আসল টাকা নয়।`,
    operator: `${name} হলো Boardwalk স্যান্ডবক্সের একটি কাল্পনিক ব্র্যান্ড। কোনো কোম্পানি এটি চালায় না, আর আসল টাকার কোনো লেনদেন হয় না।`,
  }),
  HI: (name) => ({
    description: `${name} पर अपनी रफ़्तार से खेलें। यहाँ सिर्फ़ प्ले मनी है, असली पैसा नहीं।`,
    operator: `${name} Boardwalk परीक्षण साइट का एक काल्पनिक ब्रैंड है। इसे कोई कंपनी नहीं चलाती और असली पैसे का कोई लेन-देन नहीं होता।`,
  }),
}

type Localised = { EN: string } & Partial<Record<LanguageCode, string>>

/**
 * Description and operator in every language, and the tagline in those that have one. The languages of the region have
 * English until their own is written; `inEnglish` names them.
 */
export function sentencesOf(name: string, wanted: readonly LanguageCode[], line: Tagline) {
  const needed = new Set<LanguageCode>(['EN', ...wanted])
  const pick = (key: keyof Sentences) =>
    Object.fromEntries(languageCodes.map((code) => [code, said[code](name)[key]])) as Localised
  const lined = languageCodes.filter((code) => line[code] || needed.has(code))
  return {
    tagline: Object.fromEntries(lined.map((code) => [code, line[code] ?? line.EN])) as Localised,
    description: pick('description'),
    operator: pick('operator'),
    inEnglish: lined.filter((code) => !line[code]).map((code) => languages[code].name),
  }
}
