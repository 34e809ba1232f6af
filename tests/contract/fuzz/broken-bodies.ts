import fc, { type Arbitrary } from 'fast-check'
import { findContractErrors } from '../../support/contract-errors'
import { breakers } from './broken-values'
import { listGoodBodies, type Operation } from './generated-call'
import { getNamedSchema, type Schema } from './schema'
import { listLocations, removeAt, replaceAt, type ValueLocation } from './value-locations'

/** A body with one thing wrong. */
export interface BrokenBody {
  what: string
  body: unknown
  /** The field that the refusal has to name, where that is certain. */
  field?: string
}

type Spoiled = { place: ValueLocation; key?: string; body: unknown }

const valueAt = (body: unknown, { at }: ValueLocation): unknown =>
  at.reduce((value: unknown, key) => (value as Schema | null | undefined)?.[key], body)

const spoilers: Record<string, (place: ValueLocation, body: unknown) => Arbitrary<Spoiled> | undefined> = {
  ...Object.fromEntries(
    Object.entries(breakers).map(([kind, breaker]) => [
      kind,
      (place: ValueLocation, body: unknown) =>
        breaker(place.schema, valueAt(body, place))?.map((value) => ({
          place,
          body: replaceAt(body, place.at, value),
        })),
    ]),
  ),
  'missing field': (place, body) =>
    place.isRequired && place.at.length > 0
      ? fc.constant({ place, body: removeAt(body, place.at) })
      : undefined,
  'unknown field': (place, body) => {
    const here = valueAt(body, place)
    if (typeof here !== 'object' || here === null || Array.isArray(here)) return undefined
    return fc
      .constantFrom('unknown', 'id_', 'Name', 'constructor', '__proto__', 'teléfono [1]')
      .map((key) => ({ place, key, body: replaceAt(body, [...place.at, key], 1) }))
  },
}

/** Kind of breakage → bodies with it. Only what a second opinion finds invalid, too; kinds that the body cannot have are absent. */
export function generateBrokenBodies(
  operation: Operation,
  token: string,
): Record<string, Arbitrary<BrokenBody>> {
  const { request } = operation
  if (request?.mediaType !== 'application/json') return {}
  const bodies = listGoodBodies(operation, token)
  const kinds = Object.entries(spoilers).flatMap(([kind, spoil]) => {
    const some = bodies.flatMap((body) =>
      listLocations(getNamedSchema(request.schema), body).flatMap((place) => spoil(place, body) ?? []),
    )
    const broken = some.filter((one) => canBreak(one, request.schema))
    if (broken.length === 0) return []
    const isBroken = ({ body }: Spoiled) => !(findContractErrors(request.schema, body).length === 0)
    return [[kind, fc.oneof(...broken.map((one) => one.filter(isBroken))).map((one) => told(kind, one))]]
  })
  return Object.fromEntries(kinds)
}

/** Whether a few tries make something invalid: a filter that lets nothing through would never end. */
function canBreak(some: Arbitrary<Spoiled>, schema: string): boolean {
  return fc
    .sample(some, { numRuns: 20, seed: 1 })
    .some(({ body }) => !(findContractErrors(schema, body).length === 0))
}

function told(kind: string, { place, key, body }: Spoiled): BrokenBody {
  const field = [...place.at, ...(key === undefined ? [] : [key])].join('.')
  const what = `${kind}: ${field === '' ? 'the body' : field}`
  return place.isInAlternative ? { what, body } : { what, body, field: field || 'non_field_errors' }
}
