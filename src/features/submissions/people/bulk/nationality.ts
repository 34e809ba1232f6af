import type { CountryCode } from '@/api/generated/model/countryCode'
import { type Cell, cellText } from './grid'

/** A country as it can be chosen: its code, and its name. */
export interface Country {
  value: CountryCode
  label: string
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()

/** A word for somebody of a country begins as its name does: paraguaya, peruano, boliviano. */
const stemLength = 4

/**
 * The country in a cell: its code, its name, or the word for who is of it where only one begins so; '' for an empty cell,
 * undefined for what is no country.
 */
export function parseCountryCell(cell: Cell, countries: readonly Country[]): CountryCode | '' | undefined {
  const text = plain(cellText(cell))
  if (text === '') return cellText(cell) === '' ? '' : undefined
  const exact = countries.find(({ value, label }) => value.toLowerCase() === text || plain(label) === text)
  if (exact) return exact.value
  const [only, ...others] = countries.filter(({ label }) => {
    const stem = plain(label).slice(0, stemLength)
    return stem.length === stemLength && text.length > stemLength && text.startsWith(stem)
  })
  return others.length === 0 ? only?.value : undefined
}
