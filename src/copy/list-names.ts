import { plural } from './plural'

const list = new Intl.ListFormat('es')

/** Lists of at most this number of names always show all of them. */
export const maxNames = 3

/**
 * Joins names, such as "Ana, Juan y Sofía". A long list shows the first three and counts the others with the given noun, such as
 * "Ana, Juan, Sofía y 9 personas más".
 */
export function listNames(names: readonly string[], others: { one: string; other: string }): string {
  // The name of a single other person takes no more space than its count.
  if (names.length <= maxNames + 1) return list.format(names)
  return list.format([...names.slice(0, maxNames), plural(names.length - maxNames, others)])
}
