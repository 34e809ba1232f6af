/**
 * The groups in which a plate is written: 'ABC 123' for six letters and digits, 'AB 123 CD' for seven, in capitals and
 * whatever spaces it came with; undefined for any other text, such as a word for somebody without a car: every plate has
 * a figure.
 */
export function plateParts(text: string): string[] | undefined {
  const plain = text.replace(/\s/g, '').toLocaleUpperCase('es')
  if (!/^(?=.*\d)[\p{L}\d]{6,7}$/u.test(plain)) return undefined
  return plain.length === 6
    ? [plain.slice(0, 3), plain.slice(3)]
    : [plain.slice(0, 2), plain.slice(2, 5), plain.slice(5)]
}
