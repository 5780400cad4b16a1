import type { Text } from './en.ts'

export const bn: Record<Text, string> = {
  small: 'ছোট 4–10',
  big: 'বড় 11–17',
  odd: 'বিজোড়',
  even: 'জোড়',
  triple: 'যেকোনো ট্রিপল',
  tripleOf: 'ট্রিপল',
  doubleOf: 'জোড়া',
  pairOf: 'দুটিই',
  faceOf: 'সংখ্যা',
  total: 'মোট',
  totalsHead: 'মোট',
  doublesHead: 'জোড়া',
  triplesHead: 'ট্রিপল',
  pairsHead: 'দুই সংখ্যা',
  facesHead: 'এক সংখ্যা',
  waiting: 'বাজি বন্ধ হলে ডাইস গড়াবে।',
  faceNote: 'এক, দুই, তিন ডাইসে 2× / 3× / 13×',
  rule1: 'ঢাকনার নিচে তিনটি ডাইস গড়ায়। ট্রিপল হলে ছোট, বড়, জোড় ও বিজোড় হারে।',
  rule2:
    'দুই বা তিন ডাইসে সেই সংখ্যা থাকলে জোড়া জেতে। দুটি সংখ্যাই এলে “দুই সংখ্যা” জেতে। এক সংখ্যার পেআউট নির্ভর করে কতটি ডাইসে তা আছে।',
}
