/** Converts a name to capitals, as the API stores names. */
export const capitals = (text: string): string => text.toLocaleUpperCase('es-AR')
