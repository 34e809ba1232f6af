import * as v from 'valibot'
import { contract } from '../../contract/generated/contract.ts'
import type { Schemas } from '../../contract/operations.ts'

/** Creates the schema of an enum of the contract. */
export const createContractEnum = <Name extends keyof Schemas>(name: Name) =>
  v.picklist(contract.schemas[name]?.enum as Extract<Schemas[Name], string>[])

export const id = v.pipe(v.number(), v.integer(), v.minValue(1))
export const text = v.pipe(v.string(), v.minLength(1))
export const email = v.pipe(
  v.string(),
  v.regex(/.@./),
  v.check((value) => value === value.toLowerCase(), 'Emails are stored in lower case'),
)
export const calendarDay = v.pipe(v.string(), v.isoDate())
export const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/))
export const instant = v.pipe(v.string(), v.isoTimestamp())
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
export const phoneNumber = v.pipe(v.string(), v.regex(/^\d{6,15}$/))

export const idTypeCode = createContractEnum('IdTypeCode')
export const gender = createContractEnum('Gender')

/** Fields of residents, vehicles and pets: how the row was registered, and when it was created and last changed. */
export const registration = {
  method: createContractEnum('RegistrationMethod'),
  created_at: instant,
  updated_at: v.nullable(instant),
}

/** The days of the week on which something is valid. */
export const weekdayFields = {
  monday_flag: v.boolean(),
  tuesday_flag: v.boolean(),
  wednesday_flag: v.boolean(),
  thursday_flag: v.boolean(),
  friday_flag: v.boolean(),
  saturday_flag: v.boolean(),
  sunday_flag: v.boolean(),
}
