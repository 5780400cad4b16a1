import type { Text } from './en.ts'

export const fil: Record<Text, string> = {
  runs: 'Takbo ng dalawang panig',
  margin: 'Lamang',
  to119: 'Hanggang 119',
  to129: '120–129',
  to139: '130–139',
  from140: '140 pataas',
  close: 'Hanggang 10 takbo',
  clear: '11 takbo pataas',
  over: 'Over',
  rule1: 'Limang over ang palo ng bawat panig. Ang unang nakasulat ang mauuna. Tabla kapag pantay ang kabuuan.',
  rule2:
    'Ang bawat over ay suma ng dalawang numero mula 0 hanggang 11, at may dagdag kapag mas mahusay ang palo kaysa sa hagis. Sa simula, binubunot ng seed na itinakda bago ang round ang bawat over.',
}
