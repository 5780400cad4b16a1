import type { promotions, promotionTypes } from '../db/schema/content.ts'
import type { Texts } from '../db/schema/texts.ts'
import type { Merchant } from '../permission/merchants.ts'
import { deterministicId } from './deterministic-id.ts'

type Row = typeof promotions.$inferInsert
type Seed = Pick<Row, 'type' | 'kind' | 'audience' | 'startsAt' | 'endsAt'> & {
  title: Texts
  summary: Texts
  content: Texts
}

const types: readonly { code: string; label: Texts }[] = [
  { code: 'START', label: { EN: 'For new players', TY: 'Para sa bago', BN: 'নতুনদের জন্য', HI: 'नए खिलाड़ियों के लिए' } },
  { code: 'EVENT', label: { EN: 'Events', TY: 'Mga kaganapan', BN: 'আয়োজন', HI: 'आयोजन' } },
  { code: 'SAFE', label: { EN: 'Play well', TY: 'Maglaro nang maayos', BN: 'ভালোভাবে খেলুন', HI: 'अच्छे से खेलें' } },
]

const always = { startsAt: new Date(Date.UTC(2026, 0, 1)), endsAt: null }

const seeds: readonly Seed[] = [
  {
    ...always,
    type: 'START',
    kind: 'INFO',
    audience: ['VISITOR', 'NEW'],
    title: {
      EN: '1,000.00 to begin with',
      TY: '1,000.00 na panimula',
      BN: 'শুরুর জন্য ১,০০০.০০',
      HI: 'शुरुआत के लिए 1,000.00',
    },
    summary: {
      EN: 'Every new account opens with play money to try the games.',
      TY: 'May pang-larong pera ang bawat bagong account para masubukan ang mga laro.',
      BN: 'প্রতিটি নতুন অ্যাকাউন্টে গেম খেলে দেখার জন্য খেলার টাকা থাকে।',
      HI: 'हर नए खाते में गेम आज़माने के लिए खेल का पैसा होता है।',
    },
    content: {
      EN: '<p>The amount is in your wallet as soon as you have registered. There is nothing to claim and nothing to wager first.</p><p>It is play money: it cannot be bought and cannot be paid out.</p>',
      TY: '<p>Nasa wallet mo na ang halaga pagkatapos magparehistro. Walang kailangang i-claim at walang kailangang tayaan muna.</p><p>Pang-larong pera ito: hindi mabibili at hindi mailalabas.</p>',
      BN: '<p>নিবন্ধন শেষ হলেই অঙ্কটি আপনার ওয়ালেটে থাকে। দাবি করার বা আগে বাজি ধরার কিছু নেই।</p><p>এটি খেলার টাকা: কেনা যায় না, তোলাও যায় না।</p>',
      HI: '<p>पंजीकरण होते ही राशि आपके वॉलेट में होती है। न कुछ माँगना है, न पहले दाँव लगाना।</p><p>यह खेल का पैसा है: न ख़रीदा जा सकता है, न निकाला।</p>',
    },
  },
  {
    ...always,
    type: 'EVENT',
    kind: 'INFO',
    title: {
      EN: 'New slots every week',
      TY: 'Bagong slot bawat linggo',
      BN: 'প্রতি সপ্তাহে নতুন স্লট',
      HI: 'हर हफ़्ते नए स्लॉट',
    },
    summary: {
      EN: 'Fresh titles carry the mark “new” and stand in a row of their own.',
      TY: 'May markang “bago” ang mga sariwang titulo at may sarili silang hanay.',
      BN: 'নতুন গেমে “নতুন” চিহ্ন থাকে, আর তাদের আলাদা সারি আছে।',
      HI: 'ताज़ा गेम पर “नया” चिह्न होता है और उनकी अपनी कतार है।',
    },
    content: {
      EN: '<p>Find them on the home page in the row of new games, or in the lobby of slots.</p><p>Each game tells its return before the first round.</p>',
      TY: '<p>Makikita sila sa home sa hanay ng mga bagong laro, o sa lobby ng slots.</p><p>Sinasabi ng bawat laro ang balik nito bago ang unang round.</p>',
      BN: '<p>হোম পাতায় নতুন গেমের সারিতে বা স্লটের লবিতে এগুলো পাবেন।</p><p>প্রথম রাউন্ডের আগেই প্রতিটি গেম তার ফেরতের হার জানায়।</p>',
      HI: '<p>होम पेज पर नए गेम की कतार में या स्लॉट लॉबी में देखें।</p><p>हर गेम पहले राउंड से पहले अपना रिटर्न बताता है।</p>',
    },
  },
  {
    type: 'EVENT',
    kind: 'INFO',
    startsAt: new Date(Date.UTC(2027, 0, 15)),
    endsAt: new Date(Date.UTC(2027, 1, 15)),
    title: { EN: 'Lantern month', TY: 'Buwan ng parol', BN: 'লণ্ঠনের মাস', HI: 'लालटेन का महीना' },
    summary: {
      EN: 'A month of themed titles and quiet tournaments.',
      TY: 'Isang buwan ng mga temang laro at payapang paligsahan.',
      BN: 'এক মাস জুড়ে বিষয়ভিত্তিক গেম ও শান্ত প্রতিযোগিতা।',
      HI: 'एक महीने थीम वाले गेम और शांत टूर्नामेंट।',
    },
    content: {
      EN: '<p>The programme is published here when it begins. Nothing needs to be bought to take part.</p>',
      TY: '<p>Ilalathala rito ang programa sa simula nito. Walang kailangang bilhin para makasali.</p>',
      BN: '<p>শুরু হলে সূচি এখানেই প্রকাশিত হবে। অংশ নিতে কিছু কিনতে হয় না।</p>',
      HI: '<p>शुरू होने पर कार्यक्रम यहीं छपेगा। भाग लेने के लिए कुछ ख़रीदना नहीं पड़ता।</p>',
    },
  },
  {
    ...always,
    type: 'SAFE',
    kind: 'INFO',
    title: {
      EN: 'Know the time and the sum',
      TY: 'Alamin ang oras at halaga',
      BN: 'সময় ও অঙ্ক জেনে খেলুন',
      HI: 'समय और राशि जानें',
    },
    summary: {
      EN: 'How long you have played and how it went are always in sight.',
      TY: 'Laging kita kung gaano ka na katagal naglaro at ano ang resulta.',
      BN: 'কতক্ষণ খেলেছেন আর ফল কী, সবসময় চোখের সামনে থাকে।',
      HI: 'कितनी देर खेला और क्या हुआ, हमेशा सामने रहता है।',
    },
    content: {
      EN: '<p>Take breaks, and stop when it is no longer fun. If play troubles you or somebody near you, the help page names people who listen.</p>',
      TY: '<p>Magpahinga, at huminto kapag hindi na masaya. Kung may problema sa paglalaro, may mga taong handang makinig; nasa pahina ng tulong.</p>',
      BN: '<p>বিরতি নিন, আনন্দ না লাগলে থামুন। খেলা নিয়ে সমস্যা হলে সাহায্যের পাতায় এমন মানুষের কথা আছে যাঁরা শোনেন।</p>',
      HI: '<p>विराम लें, और मज़ा न आए तो रुकें। खेल से परेशानी हो तो सहायता पेज पर सुनने वालों के नाम हैं।</p>',
    },
  },
]

export const promotionTypeRows = (merchant: Merchant): (typeof promotionTypes.$inferInsert)[] =>
  types.map((type, index) => ({
    ...type,
    id: deterministicId(`promotion type ${merchant.code} ${type.code}`, index),
    merchant: merchant.code,
    sort: index,
  }))

/** Offers that say what they are; taking part in one belongs to the member centre. */
export const promotionRows = (merchant: Merchant): Row[] =>
  seeds.map((seed, index) => ({
    audience: [],
    ...seed,
    id: deterministicId(`promotion ${merchant.code} ${index}`, index),
    merchant: merchant.code,
    sort: index,
    cover: `/brands/${merchant.brandId}/banners/w_promotion.svg`,
  }))
