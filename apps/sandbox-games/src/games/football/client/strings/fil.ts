import type { Text } from './en.ts'

export const fil: Record<Text, string> = {
  result: 'Resulta',
  total: 'Mga gol, 2.5',
  both: 'Parehong makaka-score',
  over: 'Higit sa 2.5',
  under: 'Mababa sa 2.5',
  yes: 'Oo',
  no: 'Hindi',
  goal: 'Gol',
  rule1: 'Siyamnapung minuto sa siyam na yugto na tig-sampu. Sa bawat yugto, hanggang isang gol lang ang bawat panig.',
  rule2:
    'Ang tsansa ng gol ay mula sa opensa ng isang panig, depensa ng kalaban at kaunting home advantage. Sa simula ng laban, binubunot ng seed na itinakda bago ang round ang bawat yugto.',
}
