type Words = readonly [title: string, content: string]

const english: Words = ['Welcome', 'Your wallet holds 1,000.00 of play money. Have a look around.']

const words: Readonly<Record<string, Words>> = {
  EN: english,
  TY: ['Maligayang pagdating', 'May 1,000.00 na pang-larong pera ang wallet mo. Tumingin-tingin ka.'],
  BN: ['স্বাগতম', 'আপনার ওয়ালেটে ১,০০০.০০ খেলার টাকা আছে। ঘুরে দেখুন।'],
  HI: ['स्वागत है', 'आपके वॉलेट में 1,000.00 खेल का पैसा है। देखिए क्या-क्या है।'],
}

/** The first message in an inbox, in the member's language. */
export const welcomeWords = (language: string): Words => words[language] ?? english
