/** Zeros of the scripts that our languages, and keyboards beside them, write numbers in. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x1040,
  0x17e0, 0xff10,
]

const plainDigit = (letter: string): string => {
  const code = letter.charCodeAt(0)
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? letter : String(code - zero)
}

/** Digits of any of our scripts as 0 to 9; everything else stays. */
export const toPlainDigits = (text: string): string => text.replace(/[\u0660-\uff19]/g, plainDigit)

/** Only the digits, as 0 to 9. */
export const digitsOf = (text: string): string => toPlainDigits(text).replace(/\D/g, '')
