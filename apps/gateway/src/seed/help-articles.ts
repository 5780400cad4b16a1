import type { helpArticles } from '../db/schema/site.ts'
import type { Texts } from '../db/schema/texts.ts'
import type { Merchant } from '../permission/merchants.ts'
import { deterministicId } from './deterministic-id.ts'

type Seed = { category: string; title: Texts; content: Texts }

const seeds: readonly Seed[] = [
  {
    category: 'START',
    title: { EN: 'How do I begin?', TY: 'Paano ako magsisimula?', BN: 'কীভাবে শুরু করব?', HI: 'शुरुआत कैसे करूँ?' },
    content: {
      EN: '<p>Press Register, choose a name and a password, and you are in. Your wallet then holds 1,000.00 of play money.</p>',
      TY: '<p>Pindutin ang Magparehistro, pumili ng pangalan at password, at pasok ka na. May 1,000.00 na pang-larong pera ang wallet mo.</p>',
      BN: '<p>নিবন্ধন চাপুন, একটি নাম ও পাসওয়ার্ড বেছে নিন। তারপর ওয়ালেটে ১,০০০.০০ খেলার টাকা থাকে।</p>',
      HI: '<p>पंजीकरण दबाएँ, नाम और पासवर्ड चुनें। इसके बाद वॉलेट में 1,000.00 खेल का पैसा होता है।</p>',
    },
  },
  {
    category: 'START',
    title: {
      EN: 'Which games can I play?',
      TY: 'Anong mga laro ang puwede?',
      BN: 'কোন গেম খেলা যায়?',
      HI: 'कौन से गेम खेल सकता हूँ?',
    },
    content: {
      EN: '<p>All of them: slots, fishing, cards, live tables, virtual sports and lotteries. A game that is closed for maintenance says so.</p>',
      TY: '<p>Lahat: slots, fishing, baraha, live na mesa, virtual na sports at loterya. Sinasabi ng larong nasa maintenance na sarado ito.</p>',
      BN: '<p>সবই: স্লট, ফিশিং, কার্ড গেম, লাইভ টেবিল, ভার্চুয়াল স্পোর্টস ও লটারি। কোনো গেমের রক্ষণাবেক্ষণ চললে সেখানে তা লেখা থাকে।</p>',
      HI: '<p>सभी: स्लॉट, फ़िशिंग, कार्ड गेम, लाइव टेबल, वर्चुअल स्पोर्ट्स और लॉटरी। जिस गेम का रखरखाव चल रहा हो, वहाँ यह लिखा रहता है।</p>',
    },
  },
  {
    category: 'MONEY',
    title: { EN: 'Is this real money?', TY: 'Totoong pera ba ito?', BN: 'এটা কি আসল টাকা?', HI: 'क्या यह असली पैसा है?' },
    content: {
      EN: '<p>No. Every balance is play money. It cannot be bought and it cannot be paid out.</p>',
      TY: '<p>Hindi. Pang-laro lang ang bawat balanse. Hindi ito mabibili at hindi maipapalit sa pera.</p>',
      BN: '<p>না। সব ব্যালান্স খেলার টাকা। কেনা যায় না, তোলাও যায় না।</p>',
      HI: '<p>नहीं। हर बैलेंस खेल का पैसा है। न ख़रीदा जा सकता है, न निकाला।</p>',
    },
  },
  {
    category: 'MONEY',
    title: {
      EN: 'My round was interrupted',
      TY: 'Naputol ang round ko',
      BN: 'আমার রাউন্ড থেমে গেছে',
      HI: 'मेरा राउंड रुक गया',
    },
    content: {
      EN: '<p>Nothing is lost: the result is settled on our side and shows in your balance. Open the game again to see it.</p>',
      TY: '<p>Walang nawala: naayos na sa amin ang resulta at makikita sa balanse mo. Buksan muli ang laro para makita.</p>',
      BN: '<p>কিছু হারায়নি: ফল আমাদের দিকে নিষ্পত্তি হয় এবং ব্যালান্সে দেখা যায়। গেমটি আবার খুলুন।</p>',
      HI: '<p>कुछ नहीं खोया: परिणाम हमारी ओर तय होता है और बैलेंस में दिखता है। गेम फिर खोलें।</p>',
    },
  },
  {
    category: 'ACCOUNT',
    title: {
      EN: 'Keeping my account safe',
      TY: 'Kaligtasan ng account ko',
      BN: 'অ্যাকাউন্ট নিরাপদ রাখা',
      HI: 'खाता सुरक्षित रखना',
    },
    content: {
      EN: '<p>Use a password that you use nowhere else, and sign out on shared devices. We never ask for your password.</p>',
      TY: '<p>Gumamit ng password na dito mo lang ginagamit, at mag-sign out sa hiram na device. Hindi namin hinihingi ang password mo.</p>',
      BN: '<p>অন্য কোথাও নেই এমন পাসওয়ার্ড দিন, ভাগের ডিভাইসে সাইন আউট করুন। আমরা কখনও পাসওয়ার্ড চাই না।</p>',
      HI: '<p>ऐसा पासवर्ड रखें जो कहीं और न हो, साझा डिवाइस पर साइन आउट करें। हम कभी पासवर्ड नहीं माँगते।</p>',
    },
  },
  {
    category: 'SAFETY',
    title: { EN: 'Playing without harm', TY: 'Ligtas na paglalaro', BN: 'ক্ষতি ছাড়া খেলা', HI: 'बिना नुकसान के खेलना' },
    content: {
      EN: '<p>Play when you feel well, take breaks, and stop when it is no longer fun. If playing worries you, talk to someone; the help line is in the footer.</p>',
      TY: '<p>Maglaro kapag maayos ang pakiramdam, magpahinga, at tumigil kapag hindi na masaya. Kung nag-aalala ka, makipag-usap; nasa ibaba ng pahina ang help line.</p>',
      BN: '<p>ভালো বোধ করলে খেলুন, বিরতি নিন, ভালো না লাগলে থামুন। চিন্তা হলে কারও সঙ্গে কথা বলুন; সহায়তা নম্বর পাতার নিচে।</p>',
      HI: '<p>अच्छा महसूस हो तब खेलें, विराम लें, मज़ा न आए तो रुकें। चिंता हो तो किसी से बात करें; हेल्पलाइन पन्ने के नीचे है।</p>',
    },
  },
]

export const helpRows = (merchant: Merchant): (typeof helpArticles.$inferInsert)[] =>
  seeds.map((seed, index) => ({
    ...seed,
    id: deterministicId(`help ${merchant.code} ${index}`, index),
    merchant: merchant.code,
    sort: (index + 1) * 10,
    isEnabled: true,
  }))
