import * as v from 'valibot'
import { copy } from './copy'

const { errors } = copy.password
const minLength = 8
/** The contract's. */
const maxLength = 256

/** Characters as the contract counts them: an emoji is one, although it takes two places in a string. */
const lengthOf = (text: string) => Array.from(text).length

const isLongEnough = (text: string) => lengthOf(text) >= minLength
const hasLetter = (text: string) => /\p{L}/u.test(text)

/** A new password, as far as the browser can judge it; likeness and common ones are the server's to refuse. */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(copy.required),
  v.check(isLongEnough, errors.tooShort),
  v.check((text) => lengthOf(text) <= maxLength, errors.tooLong),
  v.check(hasLetter, errors.withoutLetter),
)

export interface PasswordRule {
  rule: keyof typeof copy.password.rules
  /** Whether the password meets it; undefined where only the server can tell. */
  isMet: boolean | undefined
}

/** What is asked of a password, and how far this one has come. */
export const passwordRules = (password: string): PasswordRule[] => [
  { rule: 'length', isMet: isLongEnough(password) },
  { rule: 'letter', isMet: hasLetter(password) },
  { rule: 'personal', isMet: undefined },
  { rule: 'common', isMet: undefined },
]
