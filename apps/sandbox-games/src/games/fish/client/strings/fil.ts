import type { Strings } from './en.ts'

export const fil: Strings = {
  fire: 'Barilin',
  left: 'Itutok sa kaliwa',
  right: 'Itutok sa kanan',
  net: 'Lambat',
  sea: 'Ang dagat at mga isda nito',
  list: 'Mga isda: pindutin ang isa para barilin',
  sprat: 'Tunsoy',
  clown: 'Clownfish',
  tang: 'Asul na labahita',
  puffer: 'Butete',
  jelly: 'Dikya',
  turtle: 'Pawikan',
  ray: 'Pagi',
  shark: 'Pating',
  whale: 'Balyena',
  king: 'Bula ng yaman',
  away: 'nakatakas',
  caught: 'Nahuli',
  chance: 'Tsansa',
  rule: 'May bayad na isang taya ang bala kapag tumama lang sa isda. Walang bayad kapag sablay. Binubunot kung mahuhuli ang isda, at ang nahuling isda ay nagbabayad ng katumbas nitong dami ng taya.',
  netRule:
    'Hanggang tatlong isda ang nasasakop ng lambat sa isang taya. Hinahati sa kanila ang tsansa: kung tatlo, sangkatlo ang tsansa ng bawat isa, at puwedeng higit sa isa ang mahuli.',
  queueRule:
    'Pumipila ang mga tira para sa sagot, at tumitigil ang kanyon kapag puno ang pila. Hindi itinutuloy at walang bayad ang tira sa isdang nahuli na.',
  fair: 'Hindi binabago ng pagtutok ang bumabalik sa iyo. Ang tsansang mahuli ang isda ay 96% na hinati sa ibinabayad nito, kaya 96% ang karaniwang balik ng bawat taya, alinmang isda ang tamaan. Ang pagtutok ay pagpili lang sa pagitan ng madalas na maliit at bihirang malaki.',
}
