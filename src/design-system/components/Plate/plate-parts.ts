/** The values that mean 'no plate'; PEATONAL means a pedestrian. */
const noPlateValues = ['', '-', 'PEATONAL']

/**
 * Returns the parts of a plate in capitals and without spaces: ['ABC', '123'] for six characters, ['AB', '123', 'CD']
 * for seven, and a single part for any other length. Returns undefined if the text means 'no plate'.
 */
export function splitPlate(text: string): string[] | undefined {
  const normalized = text.replace(/\s/g, '').toLocaleUpperCase('es')
  if (noPlateValues.includes(normalized)) return undefined
  if (normalized.length === 6) return [normalized.slice(0, 3), normalized.slice(3)]
  return normalized.length === 7
    ? [normalized.slice(0, 2), normalized.slice(2, 5), normalized.slice(5)]
    : [normalized]
}

/** Returns a plate with the same spaces as on the vehicle: 'AB 123 CD'. A text that means 'no plate' stays as it is. */
export const formatPlate = (text: string): string => splitPlate(text)?.join(' ') ?? text.trim()

/** Returns a plate as screen readers should read it, letter by letter: 'A B 1 2 3 C D'. */
export const spellPlate = (text: string): string => [...(splitPlate(text) ?? []).join('')].join(' ')
