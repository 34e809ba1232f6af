import { sentences } from '../copy/sentences.ts'
import type { UserRow } from '../db/rows.ts'
import { commonPasswords } from './common-passwords.ts'
import { toSearchText } from './people.ts'

/** The person whose name and email a password must not resemble. */
type PersonalData = Pick<UserRow, 'first_name' | 'last_name' | 'id_number' | 'email'>

/** Characters by code point: an emoji is one. */
const shortest = 8
/** Shorter words (of, Ana) are found in good passwords too. */
const shortestDatum = 4
const maxSimilarity = 0.7

/** Lists the problems of a password in display order; empty if it is valid. */
export function findPasswordRefusals(password: string, owner: PersonalData): string[] {
  const { accounts } = sentences
  const refusals: string[] = []
  if (Array.from(password).length < shortest) refusals.push(accounts.passwordTooShort)
  if (!/\p{L}/u.test(password)) refusals.push(accounts.passwordWithoutLetter)
  if (commonPasswords.has(toSearchText(password))) refusals.push(accounts.passwordTooCommon)
  if (isLikeOwner(password, owner)) refusals.push(accounts.passwordTooPersonal)
  return refusals
}

/** Whether a password contains, or nearly equals, data of its owner. */
export function isLikeOwner(password: string, owner: PersonalData): boolean {
  const candidate = toAlphanumeric(password)
  return getPersonalWords(owner).some(
    (datum) => candidate.includes(datum) || similarity(candidate, datum) >= maxSimilarity,
  )
}

const toAlphanumeric = (text: string): string => toSearchText(text).replace(/[^a-z0-9]/g, '')

const getPersonalWords = ({ first_name, last_name, id_number, email }: PersonalData): string[] => {
  const [mailbox = '', host = ''] = email.split('@')
  const words = `${first_name} ${last_name}`.split(/\s+/)
  return [...words, first_name + last_name, last_name + first_name, id_number, mailbox, mailbox + host]
    .map(toAlphanumeric)
    .filter((datum) => datum.length >= shortestDatum)
}

/** Returns the similarity of two texts by their edit distance, from 0 to 1. */
const similarity = (one: string, other: string): number =>
  1 - editDistance(one, other) / Math.max(one.length, other.length)

/** Returns the Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [column, otherLetter] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
