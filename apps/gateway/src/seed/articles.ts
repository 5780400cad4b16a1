import type { articles } from '../db/schema/content.ts'
import type { Texts } from '../db/schema/texts.ts'
import type { Merchant } from '../permission/merchants.ts'
import { deterministicId } from './deterministic-id.ts'

type Row = typeof articles.$inferInsert
type Seed = { kind: Row['kind']; title: Texts; summary: Texts; content: Texts }

const seeds: readonly Seed[] = [
  {
    kind: 'TERMS',
    title: { EN: 'Terms of use', TY: 'Mga tuntunin', BN: 'ব্যবহারের শর্ত', HI: 'उपयोग की शर्तें' },
    summary: {
      EN: 'What you agree to when you open an account.',
      TY: 'Ang sinasang-ayunan mo kapag nagbukas ng account.',
      BN: 'অ্যাকাউন্ট খুললে যা মেনে নেন।',
      HI: 'खाता खोलते समय आप क्या मानते हैं।',
    },
    content: {
      EN: '<p>This is a sandbox with play money. No company stands behind it, no real money moves, and it holds no gaming licence.</p><p>You confirm that you are of age where you live. One person, one account. What you write in chat must not insult or endanger anybody.</p><p>You may close your account at any time.</p>',
      TY: '<p>Sandbox ito na pang-larong pera. Walang kumpanya sa likod nito, walang totoong perang gumagalaw, at wala itong lisensya sa sugal.</p><p>Kinukumpirma mong nasa tamang edad ka. Isang tao, isang account. Huwag manlait o manakot sa chat.</p><p>Maaari mong isara ang account anumang oras.</p>',
      BN: '<p>এটি খেলার টাকার পরীক্ষাক্ষেত্র। এর পেছনে কোনো কোম্পানি নেই, আসল টাকা চলে না, জুয়ার লাইসেন্সও নেই।</p><p>আপনি নিশ্চিত করছেন যে আপনার বয়স যথেষ্ট। একজনের একটিই অ্যাকাউন্ট। চ্যাটে কাউকে অপমান বা বিপদে ফেলা যাবে না।</p><p>যেকোনো সময় অ্যাকাউন্ট বন্ধ করতে পারেন।</p>',
      HI: '<p>यह खेल के पैसे वाला परीक्षण स्थल है। इसके पीछे कोई कंपनी नहीं, असली पैसा नहीं चलता, और कोई गेमिंग लाइसेंस नहीं है।</p><p>आप पुष्टि करते हैं कि आपकी उम्र पूरी है। एक व्यक्ति, एक खाता। चैट में किसी का अपमान न करें।</p><p>आप कभी भी खाता बंद कर सकते हैं।</p>',
    },
  },
  {
    kind: 'INFO',
    title: { EN: 'About us', TY: 'Tungkol sa amin', BN: 'আমাদের কথা', HI: 'हमारे बारे में' },
    summary: {
      EN: 'Who we are, and who we are not.',
      TY: 'Kung sino kami, at kung sino hindi.',
      BN: 'আমরা কে, আর কে নই।',
      HI: 'हम कौन हैं, और कौन नहीं।',
    },
    content: {
      EN: '<p>A storefront of games that shows how such a place can be quick, honest about money and easy to leave. The brand is invented.</p>',
      TY: '<p>Isang tindahan ng laro na nagpapakitang puwedeng mabilis, tapat sa pera, at madaling iwan. Kathang-isip ang brand.</p>',
      BN: '<p>গেমের এমন এক দোকান, যা দ্রুত, টাকার ব্যাপারে সৎ, আর সহজে ছেড়ে যাওয়া যায়। ব্র্যান্ডটি কাল্পনিক।</p>',
      HI: '<p>खेलों की ऐसी दुकान जो तेज़ है, पैसे के बारे में ईमानदार है और आसानी से छोड़ी जा सकती है। ब्रांड काल्पनिक है।</p>',
    },
  },
  {
    kind: 'INFO',
    title: { EN: 'Privacy', TY: 'Pribasya', BN: 'গোপনীয়তা', HI: 'निजता' },
    summary: {
      EN: 'What is stored, and for how long.',
      TY: 'Ano ang iniimbak, at gaano katagal.',
      BN: 'কী রাখা হয়, কতদিন।',
      HI: 'क्या रखा जाता है, और कब तक।',
    },
    content: {
      EN: '<p>We keep what an account needs: name, language, the rounds you played, and addresses from which you signed in. Passwords and tokens are kept as hashes only. Nothing is sold, and no third party watches the pages.</p>',
      TY: '<p>Iniingatan lang namin ang kailangan ng account: pangalan, wika, mga round na nilaro, at mga address ng pag-sign in. Hash lang ang password at token. Walang ibinebenta at walang ibang nagmamatyag.</p>',
      BN: '<p>অ্যাকাউন্টের যা দরকার তাই রাখি: নাম, ভাষা, খেলা রাউন্ড, প্রবেশের ঠিকানা। পাসওয়ার্ড ও টোকেন শুধু হ্যাশ হিসেবে থাকে। কিছু বিক্রি হয় না, তৃতীয় কেউ দেখে না।</p>',
      HI: '<p>हम वही रखते हैं जो खाते को चाहिए: नाम, भाषा, खेले गए राउंड और साइन-इन के पते। पासवर्ड और टोकन केवल हैश के रूप में। कुछ बेचा नहीं जाता, कोई तीसरा नहीं देखता।</p>',
    },
  },
  {
    kind: 'BLOG',
    title: {
      EN: 'How a round is proved',
      TY: 'Paano pinatutunayan ang isang round',
      BN: 'একটি রাউন্ড কীভাবে প্রমাণিত হয়',
      HI: 'एक राउंड कैसे साबित होता है',
    },
    summary: {
      EN: 'Seeds, hashes, and why nobody can change a result afterwards.',
      TY: 'Mga seed, hash, at bakit walang makakapagbago ng resulta.',
      BN: 'সিড, হ্যাশ, আর কেন ফল পরে বদলানো যায় না।',
      HI: 'सीड, हैश, और नतीजा बाद में क्यों नहीं बदला जा सकता।',
    },
    content: {
      EN: '<p>Before a round the game shows the hash of its secret. After the round it shows the secret. Whoever hashes it again sees that it is the same one.</p>',
      TY: '<p>Bago ang round, ipinapakita ang hash ng lihim. Pagkatapos, ang lihim mismo. Sinumang mag-hash muli ay makikitang pareho ito.</p>',
      BN: '<p>রাউন্ডের আগে গেম তার গোপন মানের হ্যাশ দেখায়, পরে মানটিই দেখায়। আবার হ্যাশ করলে মিলে যায়।</p>',
      HI: '<p>राउंड से पहले गेम अपने रहस्य का हैश दिखाता है, बाद में रहस्य। दोबारा हैश करने पर वही निकलता है।</p>',
    },
  },
]

/** What every merchant has to say about itself. */
export const articleRows = (merchant: Merchant): Row[] =>
  seeds.map((seed, index) => ({
    ...seed,
    id: deterministicId(`article ${merchant.code} ${index}`, index),
    merchant: merchant.code,
    sort: index,
    cover: null,
    publishedAt: new Date(Date.UTC(2026, 10, 1, 12 - index)),
  }))
