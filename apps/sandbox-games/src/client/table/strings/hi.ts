import type { TableText } from './en.ts'

export const hi: Record<TableText, string> = {
  tableRoad: 'पिछले नतीजे, नया पहले',
  tableOpen: 'दाँव खुले हैं',
  tableClosed: 'अब दाँव बंद',
  tableNext: 'अगला राउंड',
  tablePays: 'देता है',
  tableOwn: 'आपके दाँव',
  tableNone: 'चिप रखने के लिए किसी जगह पर टैप करें।',
  tablePlace: 'दाँव लगाएँ',
  tableAsk: '{amount} एक दाँव की सबसे बड़ी रकम से ज़्यादा है। लगाने के लिए फिर दबाएँ।',
  tablePlaced: 'आपके दाँव लग गए।',
  tableUndo: 'पूर्ववत करें',
  tableClear: 'सब हटाएँ',
  tableRepeat: 'दोहराएँ',
  tableFull: 'यहाँ और चिप नहीं आती। बड़ी चिप चुनें।',
  tableMissed: 'समय पूरा हुआ। जो चिप नहीं लगीं वे लौट आईं।',
  tablePlayers: 'खिलाड़ी',
  tableBets: 'दाँव',
  tableReturn: 'वापसी',
  tableBet: 'दाँव',
  tablePaysHead: 'भुगतान',
  tableRules: 'कैसे खेलें',
  tableLimits:
    'एक जगह पर ज़्यादा से ज़्यादा 10 और एक बार में 100 चिप। एक साथ लगाई गई चिप अपने जोड़ का ज़्यादा से ज़्यादा {cap}× देती हैं।',
  tablePast: 'पिछले राउंड का अगले राउंड पर कोई असर नहीं होता।',
}
