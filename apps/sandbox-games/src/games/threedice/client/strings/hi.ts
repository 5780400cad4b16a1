import type { Text } from './en.ts'

export const hi: Record<Text, string> = {
  small: 'छोटा 4–10',
  big: 'बड़ा 11–17',
  odd: 'विषम',
  even: 'सम',
  triple: 'कोई भी तिकड़ी',
  tripleOf: 'तिकड़ी',
  doubleOf: 'जोड़ी',
  pairOf: 'दोनों',
  faceOf: 'अंक',
  total: 'कुल',
  totalsHead: 'कुल योग',
  doublesHead: 'जोड़ियाँ',
  triplesHead: 'तिकड़ियाँ',
  pairsHead: 'दो अंक',
  facesHead: 'एक अंक',
  waiting: 'दाँव बंद होने पर पासे लुढ़केंगे।',
  faceNote: 'एक, दो, तीन पासों पर 2× / 3× / 13×',
  rule1: 'ढक्कन के नीचे तीन पासे लुढ़कते हैं। तिकड़ी पर छोटा, बड़ा, सम और विषम हारते हैं।',
  rule2: 'जोड़ी तब जीतती है जब दो या तीन पासों पर वही अंक हो; दो अंक तब जब दोनों हों; एक अंक उतना देता है जितने पासों पर वह हो।',
}
