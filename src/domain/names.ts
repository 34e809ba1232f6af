/** Returns a name in capitals, as names are stored. */
export const capitals = (text: string): string => text.toLocaleUpperCase('es-AR')
