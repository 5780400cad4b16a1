const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode encodes the ten digits of every script in a row, from 0 to 9. */
function plainDigit(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  let zero = code
  while (isDigit(zero - 1)) zero--
  return String((code - zero) % 10)
}

/** Digits of any script as 0 to 9; everything else stays. */
export const toPlainDigits = (text: string): string => text.replace(/\p{Nd}/gu, plainDigit)

/** Only the digits, as 0 to 9. */
export const digitsOf = (text: string): string => toPlainDigits(text).replace(/\D/g, '')
