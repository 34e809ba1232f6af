import type { CountryCode } from '@/api/generated/model/countryCode'
import { type Cell, foldText, formatCell } from './grid'

export interface Country {
  value: CountryCode
  label: string
}

const normalizeText = (text: string) =>
  foldText(text)
    .replace(/[^a-z ]/g, '')
    .trim()

/** The number of first letters that a demonym shares with its country: paraguaya, peruano, boliviano. */
const stemLength = 4

/**
 * Parses a country code, a country's name, or a demonym that matches only one country. Returns '' for an empty cell and
 * undefined for an unknown country.
 */
export function parseCountryCell(cell: Cell, countries: readonly Country[]): CountryCode | '' | undefined {
  const text = normalizeText(formatCell(cell))
  if (text === '') return formatCell(cell) === '' ? '' : undefined
  const exactMatch = countries.find(
    ({ value, label }) => value.toLowerCase() === text || normalizeText(label) === text,
  )
  if (exactMatch) return exactMatch.value
  const [onlyMatch, ...otherMatches] = countries.filter(({ label }) => {
    const stem = normalizeText(label).slice(0, stemLength)
    return stem.length === stemLength && text.length > stemLength && text.startsWith(stem)
  })
  return otherMatches.length === 0 ? onlyMatch?.value : undefined
}
