import fc, { type Arbitrary } from 'fast-check'
import { findContractErrors } from '../../support/contract-errors'
import { invalidValueGenerators } from './broken-values'
import { listGoodBodies, type Operation } from './generated-call'
import { getNamedSchema, type Schema } from './schema'
import { listLocations, removeAt, replaceAt, type ValueLocation } from './value-locations'

/** A body with one error. */
export interface BrokenBody {
  description: string
  body: unknown
  /** The field that the refusal must name. Absent if the validator may name any of several fields. */
  field?: string
}

/** A good body with one change. `key` is the name of the unknown field that the change adds. */
type MutatedBody = { location: ValueLocation; key?: string; body: unknown }

const getValueAt = (body: unknown, { path }: ValueLocation): unknown =>
  path.reduce((value: unknown, key) => (value as Schema | null | undefined)?.[key], body)

/**
 * For each kind of error, a function that generates copies of a body with one change at the location. Most of the copies
 * have this error. The function returns undefined if the error cannot occur at the location.
 */
const bodyMutators: Record<
  string,
  (location: ValueLocation, body: unknown) => Arbitrary<MutatedBody> | undefined
> = {
  ...Object.fromEntries(
    Object.entries(invalidValueGenerators).map(([kind, generateInvalidValues]) => [
      kind,
      (location: ValueLocation, body: unknown) =>
        generateInvalidValues(location.schema, getValueAt(body, location))?.map((value) => ({
          location,
          body: replaceAt(body, location.path, value),
        })),
    ]),
  ),
  'missing field': (location, body) =>
    location.isRequired && location.path.length > 0
      ? fc.constant({ location, body: removeAt(body, location.path) })
      : undefined,
  'unknown field': (location, body) => {
    const object = getValueAt(body, location)
    if (typeof object !== 'object' || object === null || Array.isArray(object)) return undefined
    return fc
      .constantFrom('unknown', 'id_', 'Name', 'constructor', '__proto__', 'teléfono [1]')
      .map((key) => ({ location, key, body: replaceAt(body, [...location.path, key], 1) }))
  },
}

/**
 * Returns a generator of invalid bodies for each kind of error. `findContractErrors` confirms that each body is invalid,
 * without the validator of the mock backend.
 */
export function generateBrokenBodies(
  operation: Operation,
  token: string,
): Record<string, Arbitrary<BrokenBody>> {
  const { request } = operation
  if (request?.mediaType !== 'application/json') return {}
  const bodies = listGoodBodies(operation, token)
  const kinds = Object.entries(bodyMutators).flatMap(([kind, mutateBody]) => {
    const mutatedBodies = bodies.flatMap((body) =>
      listLocations(getNamedSchema(request.schema), body).flatMap(
        (location) => mutateBody(location, body) ?? [],
      ),
    )
    const isInvalid = ({ body }: MutatedBody) => findContractErrors(request.schema, body).length > 0
    const invalidBodies = mutatedBodies
      .filter((generator) => generatesInvalidBodies(generator, isInvalid))
      .map((generator) => generator.filter(isInvalid))
    if (invalidBodies.length === 0) return []
    return [[kind, fc.oneof(...invalidBodies).map((mutatedBody) => toBrokenBody(kind, mutatedBody))]]
  })
  return Object.fromEntries(kinds)
}

/**
 * Whether at least one of twenty samples is invalid. If all bodies of a generator are valid, the filter for invalid bodies
 * never ends.
 */
function generatesInvalidBodies(
  generator: Arbitrary<MutatedBody>,
  isInvalid: (mutatedBody: MutatedBody) => boolean,
): boolean {
  return fc.sample(generator, { numRuns: 20, seed: 1 }).some(isInvalid)
}

function toBrokenBody(kind: string, { location, key, body }: MutatedBody): BrokenBody {
  const field = [...location.path, ...(key === undefined ? [] : [key])].join('.')
  const description = `${kind}: ${field === '' ? 'the body' : field}`
  return location.isInAlternative
    ? { description, body }
    : { description, body, field: field || 'non_field_errors' }
}
