/** The values that mean 'no plate'; PEATONAL is a pedestrian. */
const noPlateValues = ['', '-', 'PEATONAL']

/**
 * Removes spaces, capitalizes and splits a plate: ['ABC', '123'] for six characters, ['AB', '123', 'CD'] for seven,
 * otherwise one part. Returns undefined if there is no plate.
 */
export function splitPlate(text: string): string[] | undefined {
  const normalized = text.replace(/\s/g, '').toLocaleUpperCase('es')
  if (noPlateValues.includes(normalized)) return undefined
  if (normalized.length === 6) return [normalized.slice(0, 3), normalized.slice(3)]
  return normalized.length === 7
    ? [normalized.slice(0, 2), normalized.slice(2, 5), normalized.slice(5)]
    : [normalized]
}
