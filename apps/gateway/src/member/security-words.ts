type Facts = { ip: string }
type Words = { title: string; content: string }
/** Changes of an account that its owner must hear of, whoever made them (reliability rules 6.1). */
export type SecurityChange = 'password' | 'place'

const english: Record<SecurityChange, (facts: Facts) => Words> = {
  password: ({ ip }) => ({
    title: 'Your password was changed',
    content: `Somebody changed your password from the address ${ip}, and every other device was signed out. If it was not you, get back in with “Forgotten your password?” and write to us.`,
  }),
  place: ({ ip }) => ({
    title: 'You signed in from a new place',
    content: `Your account was opened from the address ${ip} for the first time. If it was not you, change your password now.`,
  }),
}

const words: Readonly<Record<string, typeof english>> = {
  EN: english,
  TY: {
    password: ({ ip }) => ({
      title: 'Napalitan ang password mo',
      content: `May nagpalit ng password mo mula sa address na ${ip}, at na-sign out ang lahat ng iba pang device. Kung hindi ikaw iyon, bumalik gamit ang “Nakalimutan ang password?” at sulatan kami.`,
    }),
    place: ({ ip }) => ({
      title: 'Nag-sign in ka mula sa bagong lugar',
      content: `Unang beses na binuksan ang account mo mula sa address na ${ip}. Kung hindi ikaw iyon, palitan agad ang password mo.`,
    }),
  },
  BN: {
    password: ({ ip }) => ({
      title: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
      content: `${ip} ঠিকানা থেকে আপনার পাসওয়ার্ড বদলানো হয়েছে, আর অন্য সব ডিভাইস থেকে সাইন আউট করা হয়েছে। আপনি না হলে “পাসওয়ার্ড ভুলে গেছেন?” দিয়ে ফিরে আসুন এবং আমাদের লিখুন।`,
    }),
    place: ({ ip }) => ({
      title: 'নতুন জায়গা থেকে সাইন ইন হয়েছে',
      content: `${ip} ঠিকানা থেকে প্রথমবার আপনার অ্যাকাউন্ট খোলা হয়েছে। আপনি না হলে এখনই পাসওয়ার্ড বদলান।`,
    }),
  },
  HI: {
    password: ({ ip }) => ({
      title: 'आपका पासवर्ड बदला गया',
      content: `${ip} पते से आपका पासवर्ड बदला गया और बाकी सभी डिवाइस साइन आउट कर दिए गए। अगर यह आप नहीं थे, तो “पासवर्ड भूल गए?” से वापस आएँ और हमें लिखें।`,
    }),
    place: ({ ip }) => ({
      title: 'नई जगह से साइन इन हुआ',
      content: `${ip} पते से आपका खाता पहली बार खोला गया। अगर यह आप नहीं थे, तो अभी अपना पासवर्ड बदलें।`,
    }),
  },
}

export const securityWords = (language: string, change: SecurityChange, facts: Facts): Words =>
  (words[language] ?? english)[change](facts)
