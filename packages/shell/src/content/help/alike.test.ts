import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languageCodes, languages } from '@boardwalk/i18n/codes'
import { describe, expect, it } from 'vitest'
import { findHelp } from './find-help.ts'

const read = (tag: string, file: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../../../locales', tag, `${file}.json`), 'utf8'))
type Question = { title: string; content: string }

/** Word of Help → question that a reader of its group looks for, as the key of `gateway/help.json`. */
const intended: Record<string, Record<string, string>> = {
  en: {
    ...{ reward: 'promotion', code: 'code', fair: 'fair', withdraw: 'deposit', deposit: 'deposit', phone: 'install' },
    ...{ safe: 'safety', 'new place': 'newPlace', interrupted: 'interrupted', void: 'voided', agent: 'agent' },
    ...{ documents: 'begin', 'close my account': 'close', limit: 'limits', password: 'forgot', 'sign in': 'newPlace' },
  },
  fil: {
    ...{ reward: 'promotion', code: 'code', patas: 'fair', withdraw: 'deposit', magdeposito: 'deposit' },
    ...{ phone: 'install', ligtas: 'safety', 'bagong lugar': 'newPlace', naputol: 'interrupted' },
    ...{ 'ipinapawalang-bisa': 'voided', agent: 'agent', dokumento: 'begin', 'isara ang account': 'close' },
    ...{ limitasyon: 'limits', password: 'forgot', 'sign in': 'newPlace' },
  },
  bn: {
    ...{ পুরস্কার: 'promotion', কোড: 'code', ন্যায্য: 'fair', উত্তোলন: 'deposit', ডিপোজিট: 'deposit', ফোনে: 'install' },
    ...{ নিরাপদ: 'safety', 'নতুন জায়গা': 'newPlace', 'থেমে গেছে': 'interrupted', বাতিল: 'voided', এজেন্ট: 'agent' },
    ...{ কাগজপত্র: 'begin', 'অ্যাকাউন্ট বন্ধ': 'close', সীমা: 'limits', পাসওয়ার্ড: 'forgot', 'সাইন ইন': 'newPlace' },
  },
  hi: {
    ...{ इनाम: 'promotion', कोड: 'code', निष्पक्ष: 'fair', निकासी: 'deposit', जमा: 'deposit', फ़ोन: 'install' },
    ...{ सुरक्षित: 'safety', 'नई जगह': 'newPlace', 'रुक गया': 'interrupted', रद्द: 'voided', एजेंट: 'agent' },
    ...{ कागज़: 'begin', मिटवाऊँ: 'close', सीमा: 'limits', 'याद नहीं': 'forgot', पासवर्ड: 'forgot', 'साइन इन': 'newPlace' },
  },
}

describe.each(languageCodes.map((code) => languages[code].bcp47))('other words for a search in Help, in %s', (tag) => {
  const help: Record<string, Question> = read(tag, 'gateway/help')
  const { alike }: { alike: string } = read(tag, 'pages').help
  const entries = Object.entries(help).map(([key, question], sort) => ({ ...question, key, sort }))
  const groups = alike.split('/').map((group) => group.split(',').map((word) => word.trim()))
  const wanted = intended[tag] ?? {}

  it('begin with a word of Help each', () => expect(groups.map(([ours]) => ours)).toEqual(Object.keys(wanted)))

  it.each(groups.flatMap(([ours = '', ...theirs]) => [ours, ...theirs].map((word) => [word, wanted[ours] ?? ''])))(
    '“%s” finds “%s” among the first two',
    (word, key) => {
      const found = findHelp(entries, word, alike).map((entry) => entry.key)
      expect(found.slice(0, 2), found.join()).toContain(key)
    },
  )
})
