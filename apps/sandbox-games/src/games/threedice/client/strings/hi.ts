import type { Text } from './en.ts'

export const hi: Record<Text, string> = {
  small: 'छोटा 4–10',
  big: 'बड़ा 11–17',
  odd: 'विषम',
  even: 'सम',
  triple: 'कोई भी ट्रिपल',
  tripleOf: 'ट्रिपल',
  doubleOf: 'जोड़ी',
  pairOf: 'दोनों',
  faceOf: 'अंक',
  total: 'कुल',
  totalsHead: 'कुल योग',
  doublesHead: 'जोड़ियाँ',
  triplesHead: 'ट्रिपल',
  pairsHead: 'दो अंक',
  facesHead: 'एक अंक',
  waiting: 'दाँव बंद होने पर पासे लुढ़केंगे।',
  faceNote: 'एक, दो, तीन पासों पर 2× / 3× / 13×',
  rule1: 'ढक्कन के नीचे तीन पासे लुढ़कते हैं। ट्रिपल पर छोटा, बड़ा, सम और विषम हारते हैं।',
  rule2:
    'दो या तीन पासों पर वही अंक हो तो जोड़ी जीतती है। दोनों अंक आएँ तो “दो अंक” जीतता है। एक अंक का भुगतान इस पर है कि वह कितने पासों पर आया।',
}
