import { random } from '@boardwalk/brand-kit/art'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { Seed } from './seeds.ts'

export type Tagline = { EN: string } & Partial<Record<LanguageCode, string>>

/** In every language; a tagline given on the command line is in English alone. */
const line = (EN: string, TY: string, BN: string, HI: string): Record<LanguageCode, string> => ({ EN, TY, BN, HI })

const warm = [
  line('Good games, play money', 'Magagandang laro, play money', 'ভালো গেম, প্লে মানি', 'अच्छे गेम, प्ले मनी'),
  line('Just for the joy of play', 'Para lang sa saya ng laro', 'শুধু খেলার আনন্দে', 'बस खेलने की खुशी के लिए'),
  line('Old favourites, new games', 'Mga paborito at bagong laro', 'পুরোনো প্রিয়, নতুন গেম', 'पुराने पसंदीदा, नए गेम'),
]
const cool = [
  line('Play at your own pace', 'Maglaro sa sarili mong oras', 'নিজের গতিতে খেলুন', 'अपनी रफ़्तार से खेलें'),
  line('Your corner for play', 'Ang sulok mo para maglaro', 'খেলার জন্য আপনার জায়গা', 'खेलने की आपकी अपनी जगह'),
  line('Pick a game, take your time', 'Pumili ng laro, huwag magmadali', 'গেম বেছে নিন, সময় নিন', 'गेम चुनें, आराम से खेलें'),
]
const dark = [
  line('Every evening a new game', 'Bagong laro gabi-gabi', 'প্রতি সন্ধ্যায় নতুন গেম', 'हर शाम एक नया गेम'),
  line(
    'Bright games for calm evenings',
    'Masayang laro sa tahimik na gabi',
    'শান্ত সন্ধ্যায় রঙিন গেম',
    'शांत शामों के रंगीन गेम',
  ),
]

/** A tagline that fits the mood of the colour, chosen by the name. */
export function taglineOf(name: string, [lightness, , hue]: Seed): Tagline {
  const isWarm = hue < 110 || hue > 330
  return random(`tagline ${name}`).pick(lightness < 0.3 ? dark : isWarm ? warm : cool)
}
