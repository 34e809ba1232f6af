/** Names are kept in capitals (P2, L3). */
export const capitals = (text: string): string => text.toLocaleUpperCase('es-AR')
