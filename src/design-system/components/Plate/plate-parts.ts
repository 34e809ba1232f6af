/** The values that stand for no plate, e.g. of a pedestrian. */
const withoutPlate = ['', '-', 'PEATONAL']

/**
 * Splits a plate into its groups, in capitals: 'ABC 123' for six characters, 'AB 123 CD' for seven, otherwise
 * unchanged. Returns undefined if there is no plate.
 */
export function splitPlate(text: string): string[] | undefined {
  const plain = text.replace(/\s/g, '').toLocaleUpperCase('es')
  if (withoutPlate.includes(plain)) return undefined
  if (plain.length === 6) return [plain.slice(0, 3), plain.slice(3)]
  return plain.length === 7 ? [plain.slice(0, 2), plain.slice(2, 5), plain.slice(5)] : [plain]
}
