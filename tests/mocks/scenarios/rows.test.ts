import { allScenarios } from '@mocks/client'
import { type CollectionName, type Rows, rowSchemas } from '@mocks/db/rows'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { buildScenario } from './build-scenario'

type AnyRow = { id: number } & Record<string, unknown>

const collections = Object.keys(rowSchemas) as CollectionName[]

const getRows = (rows: Rows, name: CollectionName) => rows[name] as unknown as AnyRow[]

/** The collections to which id fields refer, for fields whose names do not say it: `owner_id` refers to `persons`. */
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

const irregularPlurals: Record<string, string> = {
  person: 'people',
  property: 'properties',
  company: 'companies',
}

function toPlural(name: string): string {
  const lastWord = name.split('_').at(-1) ?? ''
  return name.slice(0, name.length - lastWord.length) + (irregularPlurals[lastWord] ?? `${lastWord}s`)
}

const toCamelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Finds the collection to which a field refers; undefined if its value is no id. @throws Error if the collection is unknown. */
function findTarget(field: string, value: unknown): CollectionName | undefined {
  if (!field.endsWith('_id') || typeof value !== 'number') return undefined
  const name = field.slice(0, -'_id'.length)
  const target =
    targetsOfFields[field] ??
    [toCamelCase(toPlural(name)), toCamelCase(`${name}s`)].find((candidate) => candidate in rowSchemas)
  if (target === undefined) throw new Error(`The collection of ${field} is unknown`)
  return target as CollectionName
}

/** Whether a field contains the key of a file. */
const isFileKey = (field: string) => field === 'file_key' || field.endsWith('_file_name')

/** Lists the fields that refer to a row or a file that does not exist. */
function findDanglingReferences(rows: Rows): string[] {
  const ids = new Map(collections.map((name) => [name, new Set(getRows(rows, name).map(({ id }) => id))]))
  const files = new Set(rows.files.map(({ key }) => key))
  return collections.flatMap((collection) =>
    getRows(rows, collection).flatMap((row) =>
      Object.entries(row).flatMap(([field, value]) => {
        const target = findTarget(field, value)
        const isDangling = target
          ? !ids.get(target)?.has(value as number)
          : isFileKey(field) && typeof value === 'string' && !files.has(value)
        return isDangling ? [`${collection} ${row.id}: ${field} ${value}`] : []
      }),
    ),
  )
}

const worlds = await Promise.all(
  allScenarios.map(async (name) => ({ name, rows: await buildScenario(name) })),
)

describe.each(worlds)('every row of $name', ({ rows }) => {
  it('fits its schema', () => {
    const schemaIssues = collections.flatMap((collection) =>
      getRows(rows, collection).flatMap((row) => {
        const { issues = [] } = safeParse(rowSchemas[collection], row)
        return issues.map(({ message }) => `${collection} ${row.id}: ${message}`)
      }),
    )
    expect(schemaIssues).toEqual([])
  })

  it('has a unique id', () => {
    for (const collection of collections) {
      const ids = getRows(rows, collection).map(({ id }) => id)
      expect(new Set(ids).size, collection).toBe(ids.length)
    }
  })

  it('refers only to rows and files that exist', () => {
    expect(findDanglingReferences(rows)).toEqual([])
  })

  it('refers only to rows of the same neighbourhood', () => {
    const rowsById = new Map(
      collections.map((name) => [name, new Map(getRows(rows, name).map((row) => [row.id, row]))]),
    )
    const findNeighbourhood = (collection: CollectionName, id: unknown): unknown => {
      const row = rowsById.get(collection)?.get(id as number)
      if (!row) return undefined
      if ('real_property_id' in row) return row.real_property_id
      return 'property_id' in row ? findNeighbourhood('properties', row.property_id) : undefined
    }
    const foreignReferences = collections.flatMap((collection) =>
      getRows(rows, collection).flatMap((row) => {
        const ownNeighbourhood = findNeighbourhood(collection, row.id)
        const foreignFields = Object.entries(row).flatMap(([field, value]) => {
          const target = findTarget(field, value)
          const otherNeighbourhood =
            target && target !== 'realProperties' ? findNeighbourhood(target, value) : undefined
          return ownNeighbourhood !== undefined &&
            otherNeighbourhood !== undefined &&
            otherNeighbourhood !== ownNeighbourhood
            ? [`${field} ${value}`]
            : []
        })
        return foreignFields.map((foreignField) => `${collection} ${row.id}: ${foreignField}`)
      }),
    )
    expect(foreignReferences).toEqual([])
  })
})

/** The properties of a valibot schema that the functions below read. */
interface AnySchema {
  type: string
  options?: unknown[]
  entries?: Record<string, AnySchema>
  wrapped?: AnySchema
  item?: AnySchema
  pipe?: AnySchema[]
}

/** Returns the options of the picklist in the schema of a field; undefined if the schema has no picklist. */
function findChoices(schema: AnySchema): readonly unknown[] | undefined {
  if (schema.type === 'picklist') return schema.options
  const inner = schema.wrapped ?? schema.item ?? schema.pipe?.[0]
  return inner && inner !== schema ? findChoices(inner) : undefined
}

const getFieldSchemas = (schema: AnySchema): Record<string, AnySchema> =>
  schema.entries ?? (schema.pipe?.[0] ? getFieldSchemas(schema.pipe[0]) : {})

/** The choices that no row of the demo has. The keys have the form `collection.field`. */
const excludedChoices: Record<string, readonly string[]> = {
  // No screen distinguishes these groups.
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
  // The demo has no mails of these kinds until calls send them.
  'mailbox.kind': ['invitation', 'manager'],
}

const rows = await buildScenario('demo')

describe('the demo', () => {
  const fields = collections.flatMap((collection) =>
    Object.entries(getFieldSchemas(rowSchemas[collection] as unknown as AnySchema)).flatMap(
      ([field, schema]) => {
        const choices = findChoices(schema)
        return choices ? [{ collection, field, choices }] : []
      },
    ),
  )

  it.each(fields)(
    'has every choice of the field $field in $collection, except excluded choices',
    ({ collection, field, choices }) => {
      const seededChoices = new Set(getRows(rows, collection).flatMap((row) => row[field]))
      const missing = choices.filter((choice) => !seededChoices.has(choice))
      expect(missing).toEqual(excludedChoices[`${collection}.${field}`] ?? [])
    },
  )

  it('has rows in every collection except `sessions` and `idempotency`, which only calls fill', () => {
    const empty = collections.filter((name) => rows[name].length === 0)
    expect(empty).toEqual(['sessions', 'idempotency'])
  })
})
