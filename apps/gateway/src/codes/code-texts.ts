type Facts = { brand: string; code: string; minutes: number }
type Text = { subject: string; body: string }

/** What a code's message says; a language without words of its own gets English. */
const texts: Record<string, (facts: Facts) => Text> = {
  en: ({ brand, code, minutes }) => ({
    subject: `${brand}: your code is ${code}`,
    body: `${code} is your code for ${brand}. It works for ${minutes} minutes. Give it to nobody, not even to us.`,
  }),
  fil: ({ brand, code, minutes }) => ({
    subject: `${brand}: ${code} ang iyong code`,
    body: `${code} ang iyong code sa ${brand}. Gumagana ito nang ${minutes} minuto. Huwag itong ibigay kahit kanino, kahit sa amin.`,
  }),
  bn: ({ brand, code, minutes }) => ({
    subject: `${brand}: আপনার কোড ${code}`,
    body: `${brand}-এ আপনার কোড ${code}। এটি ${minutes} মিনিট চলবে। কাউকে দেবেন না, আমাদেরও না।`,
  }),
  hi: ({ brand, code, minutes }) => ({
    subject: `${brand}: आपका कोड ${code} है`,
    body: `${brand} के लिए आपका कोड ${code} है। यह ${minutes} मिनट तक चलेगा। इसे किसी को न दें, हमें भी नहीं।`,
  }),
}

export const codeTexts = (bcp47: string, facts: Facts): Text => (texts[bcp47] ?? texts.en ?? fallback)(facts)

const fallback = ({ code }: Facts): Text => ({ subject: code, body: code })
