import type { ListOption } from './list-option'

/** Normalizes a text for comparison: no accents, capitals, or dots and dashes between digits. */
export const searchable = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/(\d)[.-](?=\d|$)/g, '$1')
    .trim()

/** Caches the normalized texts: thousands of options are compared at every letter. */
const prepared = new WeakMap<ListOption, string>()

function textOf(option: ListOption): string {
  const known = prepared.get(option)
  if (known !== undefined) return known
  const text = searchable(`${option.label} ${option.description ?? ''}`)
  prepared.set(option, text)
  return text
}

/** Returns the options with every word of the text; those that begin with the text come first. */
export function matchOptions(options: readonly ListOption[], text: string): readonly ListOption[] {
  const wanted = searchable(text)
  if (wanted === '') return options
  const words = wanted.split(/\s+/)
  const found = options.filter((option) => words.every((word) => textOf(option).includes(word)))
  const begins = (option: ListOption) => textOf(option).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}

/** Returns the enabled option whose label is the text, if there is such an option. */
export const namedOption = (options: readonly ListOption[], text: string) =>
  options.find((option) => !option.disabled && searchable(option.label) === searchable(text))
