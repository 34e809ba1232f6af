import * as v from 'valibot'
import { copy } from './copy'

const { errors } = copy.password
const minLength = 8
/** The contract's limit. */
const maxLength = 256

/**
 * The number of characters as the contract counts them: an emoji is one character, although it takes two
 * UTF-16 units.
 */
const lengthOf = (text: string) => Array.from(text).length

const isLongEnough = (text: string) => lengthOf(text) >= minLength
const hasLetter = (text: string) => /\p{L}/u.test(text)

/**
 * The schema of a new password. The server alone rejects common passwords and those similar to personal data.
 */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(copy.required),
  v.check(isLongEnough, errors.tooShort),
  v.check((text) => lengthOf(text) <= maxLength, errors.tooLong),
  v.check(hasLetter, errors.withoutLetter),
)

export interface PasswordRule {
  rule: keyof typeof copy.password.rules
  /** Whether the password meets the rule; undefined if only the server can check it. */
  isMet: boolean | undefined
}

/** Returns the password rules and whether this password meets them. */
export const passwordRules = (password: string): PasswordRule[] => [
  { rule: 'length', isMet: isLongEnough(password) },
  { rule: 'letter', isMet: hasLetter(password) },
  { rule: 'personal', isMet: undefined },
  { rule: 'common', isMet: undefined },
]
