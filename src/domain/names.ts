/** Converts a name to capitals, as the API stores names. */
export const toUppercaseName = (text: string): string => text.toLocaleUpperCase('es-AR')
