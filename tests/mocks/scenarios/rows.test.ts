import { allScenarios } from '@mocks/client'
import { type CollectionName, type Rows, rowSchemas } from '@mocks/db/rows'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { built } from './built'

type AnyRow = { id: number } & Record<string, unknown>

const collections = Object.keys(rowSchemas) as CollectionName[]

const rowsOf = (rows: Rows, name: CollectionName) => rows[name] as unknown as AnyRow[]

/** The collections of fields that have another name. */
const targetsOfFields: Partial<Record<string, CollectionName>> = {
  owner_id: 'persons',
  creator_id: 'persons',
  visited_person_id: 'persons',
  group_id: 'workGroups',
  folder_id: 'workFolders',
  parent_id: 'workFolders',
  company_id: 'insuranceCompanies',
  checkin_gate_id: 'gates',
  checkout_gate_id: 'gates',
}

const irregular: Record<string, string> = { person: 'people', property: 'properties', company: 'companies' }

function plural(words: string): string {
  const last = words.split('_').at(-1) ?? ''
  return words.slice(0, words.length - last.length) + (irregular[last] ?? `${last}s`)
}

const camel = (words: string) => words.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The collection to which an id field refers; undefined for other fields. @throws Error if it is unknown. */
function targetOf(field: string, value: unknown): CollectionName | undefined {
  if (!field.endsWith('_id') || typeof value !== 'number') return undefined
  const name = field.slice(0, -'_id'.length)
  const target =
    targetsOfFields[field] ??
    [camel(plural(name)), camel(`${name}s`)].find((candidate) => candidate in rowSchemas)
  if (target === undefined) throw new Error(`The collection of ${field} is unknown`)
  return target as CollectionName
}

/** Whether a field has the key of a file. */
const isFileKey = (field: string) => field === 'file_key' || field.endsWith('_file_name')

function findStrayReferences(rows: Rows): string[] {
  const ids = new Map(collections.map((name) => [name, new Set(rowsOf(rows, name).map(({ id }) => id))]))
  const files = new Set(rows.files.map(({ key }) => key))
  return collections.flatMap((collection) =>
    rowsOf(rows, collection).flatMap((row) =>
      Object.entries(row).flatMap(([field, value]) => {
        const target = targetOf(field, value)
        const isStray = target
          ? !ids.get(target)?.has(value as number)
          : isFileKey(field) && typeof value === 'string' && !files.has(value)
        return isStray ? [`${collection} ${row.id}: ${field} ${value}`] : []
      }),
    ),
  )
}

const worlds = await Promise.all(allScenarios.map(async (name) => ({ name, rows: await built(name) })))

describe.each(worlds)('every row of $name', ({ rows }) => {
  it('fits its schema', () => {
    const misfits = collections.flatMap((collection) =>
      rowsOf(rows, collection).flatMap((row) => {
        const { issues = [] } = safeParse(rowSchemas[collection], row)
        return issues.map(({ message }) => `${collection} ${row.id}: ${message}`)
      }),
    )
    expect(misfits).toEqual([])
  })

  it('has a unique id', () => {
    for (const collection of collections) {
      const ids = rowsOf(rows, collection).map(({ id }) => id)
      expect(new Set(ids).size, collection).toBe(ids.length)
    }
  })

  it('refers only to rows and files that exist', () => {
    expect(findStrayReferences(rows)).toEqual([])
  })

  it('is in the neighbourhood of the rows to which it refers', () => {
    const byId = new Map(
      collections.map((name) => [name, new Map(rowsOf(rows, name).map((row) => [row.id, row]))]),
    )
    const neighbourhood = (collection: CollectionName, id: unknown): unknown => {
      const row = byId.get(collection)?.get(id as number)
      if (!row) return undefined
      if ('real_property_id' in row) return row.real_property_id
      return 'property_id' in row ? neighbourhood('properties', row.property_id) : undefined
    }
    const strays = collections.flatMap((collection) =>
      rowsOf(rows, collection).flatMap((row) => {
        const own = neighbourhood(collection, row.id)
        const others = Object.entries(row).flatMap(([field, value]) => {
          const target = targetOf(field, value)
          const other = target && target !== 'realProperties' ? neighbourhood(target, value) : undefined
          return own !== undefined && other !== undefined && other !== own ? [`${field} ${value}`] : []
        })
        return others.map((other) => `${collection} ${row.id}: ${other}`)
      }),
    )
    expect(strays).toEqual([])
  })
})

interface AnySchema {
  type: string
  options?: unknown[]
  entries?: Record<string, AnySchema>
  wrapped?: AnySchema
  item?: AnySchema
  pipe?: AnySchema[]
}

/** The choices of a field, without null; undefined if it is free. */
function choicesOf(schema: AnySchema): readonly unknown[] | undefined {
  if (schema.type === 'picklist') return schema.options
  const inner = schema.wrapped ?? schema.item ?? schema.pipe?.[0]
  return inner && inner !== schema ? choicesOf(inner) : undefined
}

const entriesOf = (schema: AnySchema): Record<string, AnySchema> =>
  schema.entries ?? (schema.pipe?.[0] ? entriesOf(schema.pipe[0]) : {})

/** The choices that the demo does not need to have. */
const excludedChoices: Record<string, readonly string[]> = {
  // No screen distinguishes these.
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
  // Only calls send these.
  'mailbox.kind': ['invitation', 'manager'],
}

const rows = await built('demo')

describe('the demo', () => {
  const fields = collections.flatMap((collection) =>
    Object.entries(entriesOf(rowSchemas[collection] as unknown as AnySchema)).flatMap(([field, schema]) => {
      const choices = choicesOf(schema)
      return choices ? [{ collection, field, choices }] : []
    }),
  )

  it.each(fields)('has every $field of $collection', ({ collection, field, choices }) => {
    const seeded = new Set(rowsOf(rows, collection).flatMap((row) => row[field]))
    const missing = choices.filter((choice) => !seeded.has(choice))
    expect(missing).toEqual(excludedChoices[`${collection}.${field}`] ?? [])
  })

  it('has rows in every collection but those that only calls fill', () => {
    const empty = collections.filter((name) => rows[name].length === 0)
    expect(empty).toEqual(['sessions', 'idempotency'])
  })
})
