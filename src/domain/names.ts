/** Names are kept in capitals. */
export const capitals = (text: string): string => text.toLocaleUpperCase('es-AR')
