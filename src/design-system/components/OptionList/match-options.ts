import type { ListOption } from './list-option'

/** Normalizes a text for comparison: in lower case, without accents, and without the dots and dashes of numbers. */
export const normalizeForSearch = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/(\d)[.-](?=\d|$)/g, '$1')
    .trim()

/** Caches the normalized text of each option, because each typed letter causes thousands of comparisons. */
const normalizedTexts = new WeakMap<ListOption, string>()

function normalizeOption(option: ListOption): string {
  const cachedText = normalizedTexts.get(option)
  if (cachedText !== undefined) return cachedText
  const text = normalizeForSearch(`${option.label} ${option.description ?? ''}`)
  normalizedTexts.set(option, text)
  return text
}

/**
 * Returns the options whose label and description together contain every word of the text. Options that begin with the whole
 * text come first.
 */
export function matchOptions(options: readonly ListOption[], text: string): readonly ListOption[] {
  const searchText = normalizeForSearch(text)
  if (searchText === '') return options
  const words = searchText.split(/\s+/)
  const matches = options.filter((option) => words.every((word) => normalizeOption(option).includes(word)))
  const startsWithText = (option: ListOption) => normalizeOption(option).startsWith(searchText)
  return [...matches.filter(startsWithText), ...matches.filter((option) => !startsWithText(option))]
}

/** Returns the enabled option whose label equals the text after both are normalized. */
export const findOptionByLabel = (options: readonly ListOption[], text: string) =>
  options.find((option) => !option.disabled && normalizeForSearch(option.label) === normalizeForSearch(text))
