import * as v from 'valibot'
import { copy } from './copy'

const { errors } = copy.password
const minLength = 8
/** The maximum length that the contract permits. */
const maxLength = 256

/** Counts characters as the contract does: an emoji counts as one character, although it takes two UTF-16 units. */
const countCharacters = (text: string) => Array.from(text).length

const isLongEnough = (text: string) => countCharacters(text) >= minLength
const hasLetter = (text: string) => /\p{L}/u.test(text)

/**
 * The rules that the browser can check. Only the server rejects common passwords and passwords that are similar to
 * personal data.
 */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(copy.required),
  v.check(isLongEnough, errors.tooShort),
  v.check((text) => countCharacters(text) <= maxLength, errors.tooLong),
  v.check(hasLetter, errors.withoutLetter),
)

export interface PasswordRule {
  rule: keyof typeof copy.password.rules
  /** Undefined if only the server can check the rule. */
  isMet: boolean | undefined
}

export const checkPasswordRules = (password: string): PasswordRule[] => [
  { rule: 'length', isMet: isLongEnough(password) },
  { rule: 'letter', isMet: hasLetter(password) },
  { rule: 'personal', isMet: undefined },
  { rule: 'common', isMet: undefined },
]
