import type { AuthorizationRow, MovementRow } from '@mocks/db/rows'
import { createAuthorizationRow } from './sample-rows'

export const createMovementRow = (overrides: Partial<MovementRow> = {}): MovementRow => ({
  id: 90001,
  property_id: 201,
  work_id: null,
  person_id: 4001,
  guest_type_code: 'PERSONAL',
  authorization_id: 7001,
  visited_person_id: 301,
  checkin_at: '2026-03-16T12:00:00.000Z',
  checkout_at: null,
  limit_at: '2026-03-16T20:00:00.000Z',
  checkin_plate: 'AB123CD',
  checkout_plate: null,
  checkin_gate_id: 21,
  checkout_gate_id: null,
  ...overrides,
})

/**
 * Creates the movements 1 to 4, whose check-ins are in the order 4, 1, then 2 and 3 at the same instant. A list sorted by
 * check-in therefore differs from a list sorted by id, in both directions.
 */
export const createFourMovements = (getOverrides: (id: number) => Partial<MovementRow>): MovementRow[] =>
  ['11:00', '12:00', '12:00', '10:00'].map((time, index) =>
    createMovementRow({
      id: index + 1,
      authorization_id: null,
      checkin_at: `2026-03-16T${time}:00.000Z`,
      ...getOverrides(index + 1),
    }),
  )

interface SampleAuthorization extends Partial<AuthorizationRow> {
  id: number
  /** The ids of the authorized persons. */
  personIds: number[]
}

/** Creates authorizations with their people. By default, an authorization has the name `Visita` with its id. */
export const createAuthorizations = (...samples: SampleAuthorization[]) => ({
  authorizations: samples.map(({ personIds: _, ...overrides }) =>
    createAuthorizationRow({ name: `Visita ${overrides.id}`, qrcode: `LA-${overrides.id}`, ...overrides }),
  ),
  authorizedPeople: samples
    .flatMap(({ id, personIds }) => personIds.map((person_id) => ({ authorization_id: id, person_id })))
    .map((link, index) => ({ id: index + 1, ...link })),
})
