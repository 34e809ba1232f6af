/** What stands in the place of a plate for somebody without a car. */
const withoutPlate = ['', '-', 'PEATONAL']

/**
 * The groups in which a plate is written, in capitals: 'ABC 123' for six signs, 'AB 123 CD' for seven, any other as it is;
 * undefined where there is none.
 */
export function plateParts(text: string): string[] | undefined {
  const plain = text.replace(/\s/g, '').toLocaleUpperCase('es')
  if (withoutPlate.includes(plain)) return undefined
  if (plain.length === 6) return [plain.slice(0, 3), plain.slice(3)]
  return plain.length === 7 ? [plain.slice(0, 2), plain.slice(2, 5), plain.slice(5)] : [plain]
}
