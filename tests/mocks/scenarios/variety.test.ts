import { type CollectionName, rowSchemas } from '@mocks/db/rows'
import { describe, expect, it } from 'vitest'
import { built } from './built'

const demo = await built('demo')

/** What of a row's schema says which values a field takes. */
interface Shape {
  type: string
  options?: readonly unknown[]
  wrapped?: Shape
  item?: Shape
}

/** The values of a field that takes only certain ones, and null where it may be absent; nothing of other fields. */
function optionsOf(shape: Shape): readonly unknown[] {
  if (shape.type === 'picklist') return shape.options ?? []
  const inner = shape.wrapped ?? shape.item
  const options = inner ? optionsOf(inner) : []
  return shape.type === 'nullable' && options.length > 0 ? [...options, null] : options
}

const collections = Object.keys(rowSchemas) as CollectionName[]

/** Fields of rows with the values that they take; those of which any text does are none of them. */
const fields = collections.flatMap((collection) => {
  const entries = Object.entries(rowSchemas[collection].entries) as unknown as [string, Shape][]
  return entries.map(([field, shape]) => [collection, field, optionsOf(shape)] as const)
})

/** What the demo has no row of, and why. */
const absent: Readonly<Record<string, readonly unknown[]>> = {
  // The accounts of the demo are the documents'.
  'users.groups': [
    'ADMINISTRATOR',
    'AMENITY_CONTROL',
    'INSURANCE_BROKER',
    'AMENITY_ADMIN',
    'CARONE_ADMIN',
    'COMMUNICATION_ADMIN',
    'COMMUNICATION_SILICON_ADMIN',
    'WORK_CONTROL',
  ],
  // Sent when somebody joins an invitation, or is invited to a work.
  'mailbox.kind': ['invitation', 'manager'],
}

it('looks at every enum that rows hold', () => {
  expect(
    fields.filter(([, , options]) => options.length > 0).map(([name, field]) => `${name}.${field}`),
  ).toContain('authorizations.location_to')
  expect(fields.filter(([, , options]) => options.length > 0).length).toBeGreaterThan(20)
})

describe('the demo shows every value that a field takes', () => {
  const choices = fields.filter(([, , options]) => options.length > 0)

  it.each(choices)('%s.%s', (collection, field, options) => {
    const shown = new Set(
      demo[collection].flatMap((row) => {
        const value: unknown = Reflect.get(row, field)
        return Array.isArray(value) ? (value as unknown[]) : [value]
      }),
    )
    const missing = options.filter((option) => !shown.has(option))
    expect(missing).toEqual(absent[`${collection}.${field}`] ?? [])
  })
})
