type Words = { title: string; content: (amount: string) => string }

const english: Words = {
  title: 'You won the jackpot pool',
  content: (amount) => `Your stake made the pool fall. ${amount} is in your wallet.`,
}

const words: Readonly<Record<string, Words>> = {
  EN: english,
  TY: {
    title: 'Nanalo ka ng jackpot pool',
    content: (amount) => `Ang taya mo ang nagpabagsak sa pool. Nasa wallet mo na ang ${amount}.`,
  },
  BN: {
    title: 'আপনি জ্যাকপট পুল জিতেছেন',
    content: (amount) => `আপনার বাজিতেই পুলটি পড়েছে। ${amount} আপনার ওয়ালেটে আছে।`,
  },
  HI: {
    title: 'आपने जैकपॉट पूल जीता',
    content: (amount) => `आपके दाँव से पूल खुला। ${amount} आपके वॉलेट में है।`,
  },
}

/** What the winner of a pool finds in the inbox, in the member's language. */
export const winWords = (language: string): Words => words[language] ?? english
