import type { Text } from './en.ts'

export const bn: Record<Text, string> = {
  small: 'ছোট 4–10',
  big: 'বড় 11–17',
  odd: 'বিজোড়',
  even: 'জোড়',
  triple: 'যেকোনো ত্রয়ী',
  tripleOf: 'ত্রয়ী',
  doubleOf: 'জোড়া',
  pairOf: 'দুটিই',
  faceOf: 'মুখ',
  total: 'মোট',
  totalsHead: 'মোট',
  doublesHead: 'জোড়া',
  triplesHead: 'ত্রয়ী',
  pairsHead: 'দুই মুখ',
  facesHead: 'এক মুখ',
  waiting: 'বাজি বন্ধ হলে ছক্কা গড়াবে।',
  faceNote: 'এক, দুই, তিন ছক্কায় 2× / 3× / 13×',
  rule1: 'ঢাকনার নিচে তিনটি ছক্কা গড়ায়। ত্রয়ী হলে ছোট, বড়, জোড় ও বিজোড় হারে।',
  rule2: 'জোড়া জেতে দুই বা তিনটিতে সেই মুখ থাকলে; দুই মুখ জেতে দুটিই থাকলে; এক মুখ দেয় যত ছক্কায় আছে সেই মতো।',
}
