import type { Texts } from '../db/schema/texts.ts'

/** Words of the help desk's page; `{name}` is the brand. */
export const supportTexts = {
  LIVECHAT: { EN: 'Customer service', TY: 'Serbisyo sa customer', BN: 'গ্রাহক সেবা', HI: 'ग्राहक सेवा' },
  VIP: { EN: 'VIP customer service', TY: 'VIP na serbisyo', BN: 'ভিআইপি গ্রাহক সেবা', HI: 'वीआईपी ग्राहक सेवा' },
  welcome: {
    EN: 'Write to us, and a person of {name} answers.',
    TY: 'Sumulat sa amin, at may tao ng {name} na sasagot.',
    BN: 'আমাদের লিখুন, {name}-এর একজন মানুষ উত্তর দেবেন।',
    HI: 'हमें लिखें, {name} का कोई व्यक्ति जवाब देगा।',
  },
  write: { EN: 'Write an e-mail', TY: 'Sumulat ng e-mail', BN: 'ই-মেইল লিখুন', HI: 'ई-मेल लिखें' },
  hours: { EN: 'Hours', TY: 'Oras', BN: 'সময়', HI: 'समय' },
  email: { EN: 'E-mail', TY: 'E-mail', BN: 'ই-মেইল', HI: 'ई-मेल' },
  first: {
    EN: 'Many answers are already in the help.',
    TY: 'Maraming sagot ang nasa tulong na.',
    BN: 'অনেক উত্তর সাহায্যেই আছে।',
    HI: 'कई जवाब सहायता में पहले से हैं।',
  },
  help: { EN: 'Open the help', TY: 'Buksan ang tulong', BN: 'সাহায্য খুলুন', HI: 'सहायता खोलें' },
  playMoney: {
    EN: 'Everything here is play money: it cannot be bought and cannot be paid out. Nobody of ours ever asks for your password or a payment.',
    TY: 'Play money lang ang lahat dito: hindi mabibili at hindi mailalabas. Walang sinuman sa amin na hihingi ng password o bayad.',
    BN: 'এখানে সবই খেলার টাকা: কেনা যায় না, তোলাও যায় না। আমাদের কেউ কখনও পাসওয়ার্ড বা টাকা চায় না।',
    HI: 'यहाँ सब खेल का पैसा है: न ख़रीदा जा सकता है, न निकाला। हमारा कोई भी पासवर्ड या भुगतान नहीं माँगता।',
  },
  operator: {
    EN: 'This is a sandbox without a chat desk. An operator sets the address of its own desk in the settings (customerService), and this window opens there.',
    TY: 'Sandbox ito na walang chat desk. Inilalagay ng operator ang address ng sariling desk sa settings (customerService), at doon bubukas ang window na ito.',
    BN: 'এটি পরীক্ষাক্ষেত্র, চ্যাট ডেস্ক নেই। অপারেটর সেটিংসে (customerService) নিজের ডেস্কের ঠিকানা দিলে এই জানালা সেখানে খোলে।',
    HI: 'यह परीक्षण स्थल है, चैट डेस्क नहीं है। ऑपरेटर सेटिंग्स (customerService) में अपने डेस्क का पता देता है, और यह खिड़की वहीं खुलती है।',
  },
} as const satisfies Record<string, Texts>
