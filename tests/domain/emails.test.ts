import { Validator } from '@cfworker/json-schema'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isEmail, normalizeEmail } from '@/domain/emails'
import { profileFormSchema } from '@/features/accounts/profile/profile-form'
import { passwordRequestFormSchema } from '@/features/accounts/recovery/recovery-forms'
import { createResidentSchema, createResidentValues } from '@/features/lots/residents/resident-form'
import { emptyInvitation, invitationFormSchema } from '@/features/public/invitation-form'
import { emailFormSchema, managerFormSchema, newManager } from '@/features/works/managers/manager-form'
import { findContractErrors } from '../support/contract-errors'

const validEmails = [
  'ana@barrio.ar',
  "o'brien@x.com",
  'ana+barrio@x.com.ar',
  'a.b-c_d@sub.x-y.com',
  'ANA@X.COM',
  '{raro}|!#$%&*/=?^`~@x.com',
  'ana@xn--ndulo-pta.xn--p1ai',
  `${'a'.repeat(64)}@x.com`,
]
const invalidEmails = [
  'ana',
  'barrio.com.ar',
  'ana@',
  '@x.com',
  'ana@x',
  'ana@@x.com',
  'ana maría@x.com',
  'ana.@x.com',
  '.ana@x.com',
  'ana..b@x.com',
  'ana@-x.com',
  'ana@x-.com',
  'ana@x..com',
  'ana@x.c',
  'ana@x.123',
  'ana@ñandú.com',
  'añá@x.com',
  'ana@x.com,eva@x.com',
  '<ana@x.com>',
  `${'a'.repeat(65)}@x.com`,
  `ana@${'a'.repeat(64)}.com`,
  `ana@${'abcdefgh.'.repeat(30)}com`,
]

const getToday = () => '2026-03-16'
/** Every form with an email field. Each row: the purpose, the schema, a function that creates the values, the email field. */
const forms: [string, v.GenericSchema, (email: string) => object, string][] = [
  ['the profile', profileFormSchema, (email) => ({ email, phone: '1155550101' }), 'email'],
  ['a password recovery', passwordRequestFormSchema, (email) => ({ email }), 'email'],
  [
    'a resident',
    createResidentSchema(false, getToday),
    (email) => ({ ...createResidentValues('2026-03-16'), email }),
    'email',
  ],
  [
    'a guest with an invitation',
    invitationFormSchema,
    (invite_email) => ({ ...emptyInvitation, invite_email }),
    'invite_email',
  ],
  [
    'a new work manager',
    managerFormSchema,
    (email) => ({ ...newManager, personKind: 'new', email }),
    'email',
  ],
  ['the email of a work manager', emailFormSchema, (email) => ({ email }), 'email'],
]

describe.each(forms)('the form for %s', (_, schema, createValues, field) => {
  const isRejected = (email: string) => {
    const { issues = [] } = v.safeParse(schema, createValues(email))
    return issues.some((issue) => v.getDotPath(issue) === field)
  }

  test.each(validEmails)('accepts %s, also with a space before and after', (email) => {
    expect(isRejected(email)).toBe(false)
    expect(isRejected(` ${email} `)).toBe(false)
  })

  test.each(invalidEmails)('rejects %s', (email) => expect(isRejected(email)).toBe(true))
})

test.each(validEmails)(
  'the contract and the JSON Schema format `email` accept %s after normalization',
  (email) => {
    expect(findContractErrors('RecoveryInput', { email: normalizeEmail(email) })).toEqual([])
    expect(new Validator({ type: 'string', format: 'email' }).validate(normalizeEmail(email)).valid).toBe(
      true,
    )
  },
)

test('trims an email and converts it to lower case', () =>
  expect(normalizeEmail(' ANA@Example.COM ')).toBe('ana@example.com'))

test('an empty text is no email', () => expect(isEmail('')).toBe(false))
