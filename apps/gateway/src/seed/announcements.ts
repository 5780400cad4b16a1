import type { announcements } from '../db/schema/site.ts'
import type { Texts } from '../db/schema/texts.ts'
import type { Merchant } from '../permission/merchants.ts'
import { deterministicId } from './deterministic-id.ts'

type Row = typeof announcements.$inferInsert
type Seed = Pick<Row, 'type' | 'audience'> & { title: Texts; content: Texts }

const seeds: readonly Seed[] = [
  {
    type: 'H',
    title: {
      EN: 'Everything here is play money',
      TY: 'Pang-larong pera lang ang lahat dito',
      BN: 'এখানে সবই খেলার টাকা',
      HI: 'यहाँ सब कुछ खेल का पैसा है',
    },
    content: {
      EN: '<p>Balances cannot be bought, cashed out or exchanged. They are there to try games with.</p>',
      TY: '<p>Hindi mabibili, mailalabas o maipapalit ang balanse. Para lang ito sa pagsubok ng mga laro.</p>',
      BN: '<p>ব্যালান্স কেনা, তোলা বা বদলানো যায় না। এটি শুধু গেম খেলে দেখার জন্য।</p>',
      HI: '<p>बैलेंस ख़रीदा, निकाला या बदला नहीं जा सकता। यह केवल गेम आज़माने के लिए है।</p>',
    },
  },
  {
    type: 'H',
    audience: ['VISITOR'],
    title: {
      EN: 'Every new player starts with 1,000.00',
      TY: 'May 1,000.00 na panimula ang bawat bagong manlalaro',
      BN: 'প্রত্যেক নতুন খেলোয়াড় ১,০০০.০০ দিয়ে শুরু করেন',
      HI: 'हर नया खिलाड़ी 1,000.00 से शुरू करता है',
    },
    content: {
      EN: '<p>The welcome amount is in your wallet as soon as you have registered.</p>',
      TY: '<p>Nasa wallet mo na ang panimulang halaga pagkatapos mong magparehistro.</p>',
      BN: '<p>নিবন্ধন শেষ হলেই স্বাগত অঙ্কটি আপনার ওয়ালেটে থাকে।</p>',
      HI: '<p>पंजीकरण होते ही स्वागत राशि आपके वॉलेट में होती है।</p>',
    },
  },
  {
    type: 'PL',
    title: {
      EN: 'Every kind of game is open',
      TY: 'Bukas na ang lahat ng laro',
      BN: 'সব বিভাগ খোলা',
      HI: 'सभी विभाग खुले हैं',
    },
    content: {
      EN: '<p>Slots, fishing, cards, live tables, virtual sports and lotteries can be played. When a house is closed for work, its entry says so and suggests games that are open.</p>',
      TY: '<p>Puwedeng laruin ang slots, fishing, baraha, live na mesa, virtual na sports at loterya. Kapag inaayos ang isang game house, sinasabi ito roon at may mungkahing larong bukas.</p>',
      BN: '<p>স্লট, ফিশিং, কার্ড গেম, লাইভ টেবিল, ভার্চুয়াল স্পোর্টস ও লটারি খেলা যায়। কোনো নির্মাতার রক্ষণাবেক্ষণ চললে সেখানে তা লেখা থাকে এবং খোলা গেম দেখানো হয়।</p>',
      HI: '<p>स्लॉट, फ़िशिंग, कार्ड गेम, लाइव टेबल, वर्चुअल स्पोर्ट्स और लॉटरी खेले जा सकते हैं। किसी निर्माता का काम चल रहा हो तो वहाँ यह लिखा रहता है और खुले गेम सुझाए जाते हैं।</p>',
    },
  },
  {
    type: 'PL',
    title: {
      EN: 'How fair rounds are proven',
      TY: 'Paano napatutunayang patas ang bawat round',
      BN: 'রাউন্ড ন্যায্য তা যেভাবে প্রমাণ হয়',
      HI: 'राउंड निष्पक्ष है, यह कैसे सिद्ध होता है',
    },
    content: {
      EN: '<p>Each game shows a fingerprint of the coming draw before you play and the draw itself afterwards, so anyone can check it.</p>',
      TY: '<p>Ipinapakita ng bawat laro ang bakas ng darating na bunot bago maglaro at ang mismong bunot pagkatapos, kaya masusuri ito ng sinuman.</p>',
      BN: '<p>প্রতিটি গেম খেলার আগে আসন্ন ড্রয়ের ছাপ এবং পরে ড্রটি দেখায়, তাই যে কেউ যাচাই করতে পারেন।</p>',
      HI: '<p>हर गेम खेलने से पहले आने वाले ड्रॉ की छाप और बाद में ड्रॉ स्वयं दिखाता है, ताकि कोई भी जाँच सके।</p>',
    },
  },
  {
    type: 'PU',
    audience: ['VISITOR'],
    title: { EN: 'Welcome', TY: 'Maligayang pagdating', BN: 'স্বাগতম', HI: 'स्वागत है' },
    content: {
      EN: '<p>Look around as long as you like. To play, register with a name and a password; nothing else is needed.</p>',
      TY: '<p>Tumingin-tingin hangga’t gusto mo. Para maglaro, magparehistro gamit ang pangalan at password; iyon lang.</p>',
      BN: '<p>যতক্ষণ ইচ্ছা ঘুরে দেখুন। খেলতে হলে একটি নাম ও পাসওয়ার্ড দিয়ে নিবন্ধন করুন; আর কিছু লাগে না।</p>',
      HI: '<p>जितनी देर चाहें देखें। खेलने के लिए नाम और पासवर्ड से पंजीकरण करें; और कुछ नहीं चाहिए।</p>',
    },
  },
  {
    type: 'PR',
    title: {
      EN: 'New slots carry a mark',
      TY: 'May marka ang mga bagong slot',
      BN: 'নতুন স্লটে চিহ্ন থাকে',
      HI: 'नए स्लॉट पर चिह्न होता है',
    },
    content: {
      EN: '<p>Look for the mark “new” on the cards.</p>',
      TY: '<p>Hanapin ang markang “bago” sa mga card.</p>',
      BN: '<p>কার্ডে “নতুন” চিহ্নটি খুঁজুন।</p>',
      HI: '<p>कार्ड पर “नया” चिह्न देखें।</p>',
    },
  },
]

/** The announcements of one merchant; published an hour apart, the first is the newest. */
export const announcementRows = (merchant: Merchant): Row[] =>
  seeds.map((seed, index) => ({
    audience: [],
    ...seed,
    id: deterministicId(`announcement ${merchant.code} ${index}`, seeds.length - index),
    merchant: merchant.code,
    sort: index,
    isEnabled: true,
    publishedAt: new Date(Date.UTC(2026, 10, 20, 12 - index)),
    endsAt: null,
  }))
