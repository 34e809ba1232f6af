import { sentences } from '../copy/sentences.ts'
import type { UserRow } from '../db/rows.ts'
import { commonPasswords } from './common-passwords.ts'
import { toSearchText } from './people.ts'

/** The data of a user that the user's password must not resemble. */
type PersonalData = Pick<UserRow, 'first_name' | 'last_name' | 'id_number' | 'email'>

/** The minimum length in code points, so that an emoji counts as one character. */
const minLength = 8
/** Words of the personal data below this length are not checked: a good password may contain a short word such as 'Ana'. */
const minWordLength = 4
/** A password with at least this similarity to a word of the personal data is rejected. */
const similarityLimit = 0.7

/** Lists the problems of a password in display order; empty for a valid password. */
export function findPasswordRefusals(password: string, user: PersonalData): string[] {
  const { accounts } = sentences
  const refusals: string[] = []
  if (Array.from(password).length < minLength) refusals.push(accounts.passwordTooShort)
  if (!/\p{L}/u.test(password)) refusals.push(accounts.passwordWithoutLetter)
  if (commonPasswords.has(toSearchText(password))) refusals.push(accounts.passwordTooCommon)
  if (resemblesPersonalData(password, user)) refusals.push(accounts.passwordTooPersonal)
  return refusals
}

/** Whether a password contains personal data of its user, or resembles them. */
export function resemblesPersonalData(password: string, user: PersonalData): boolean {
  const candidate = toAlphanumeric(password)
  return getPersonalWords(user).some(
    (word) => candidate.includes(word) || getSimilarity(candidate, word) >= similarityLimit,
  )
}

const toAlphanumeric = (text: string): string => toSearchText(text).replace(/[^a-z0-9]/g, '')

const getPersonalWords = ({ first_name, last_name, id_number, email }: PersonalData): string[] => {
  const [mailbox = '', domain = ''] = email.split('@')
  const words = `${first_name} ${last_name}`.split(/\s/)
  return [...words, first_name + last_name, last_name + first_name, id_number, mailbox, mailbox + domain]
    .map(toAlphanumeric)
    .filter((word) => word.length >= minWordLength)
}

/** Returns the similarity of two texts by their edit distance, from 0 (nothing in common) to 1 (equal). */
const getSimilarity = (left: string, right: string): number =>
  1 - getEditDistance(left, right) / Math.max(left.length, right.length)

/** Returns the Levenshtein distance of two texts. */
function getEditDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (const [rowIndex, leftLetter] of [...left].entries()) {
    const nextRow = [rowIndex + 1]
    for (const [column, rightLetter] of [...right].entries()) {
      const replacement = (row[column] ?? 0) + (leftLetter === rightLetter ? 0 : 1)
      nextRow.push(Math.min(replacement, (row[column + 1] ?? 0) + 1, (nextRow[column] ?? 0) + 1))
    }
    row = nextRow
  }
  return row.at(-1) ?? 0
}
