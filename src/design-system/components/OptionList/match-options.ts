import type { ListOption } from './list-option'

/** A text as it is compared: without accents, capitals, or the dots and dashes between the figures of a number. */
export const searchable = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/(\d)[.-](?=\d|$)/g, '$1')
    .trim()

/** Thousands of options are compared at every letter: each is prepared once. */
const prepared = new WeakMap<ListOption, string>()

function textOf(option: ListOption): string {
  const known = prepared.get(option)
  if (known !== undefined) return known
  const text = searchable(`${option.label} ${option.description ?? ''}`)
  prepared.set(option, text)
  return text
}

/** The options that hold every word of the text, in any order; those that begin with it come first. */
export function matchOptions(options: readonly ListOption[], text: string): readonly ListOption[] {
  const wanted = searchable(text)
  if (wanted === '') return options
  const words = wanted.split(/\s+/)
  const found = options.filter((option) => words.every((word) => textOf(option).includes(word)))
  const begins = (option: ListOption) => textOf(option).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}

/** The option whose name is the text, if one has it and can be chosen. */
export const namedOption = (options: readonly ListOption[], text: string) =>
  options.find((option) => !option.disabled && searchable(option.label) === searchable(text))
