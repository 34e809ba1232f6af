import { gateSentences as copy } from '../copy/gate.ts'
import { refuseInvalidFields } from '../rules/field-refusals.ts'
import { listExpectedPeople, listGates, listPeopleInside } from '../rules/gate-lists.ts'
import { requireGateNeighbourhood } from '../rules/gate-lookups.ts'
import type { Control } from './control.ts'

const maxSearchLength = 200

/**
 * Lists all gates, the people who are expected today and the people who are inside. In the query string, `search` filters the
 * people, and `gate` limits them to the neighbourhood of that gate.
 */
export const gateControl: Control = {
  method: 'GET',
  schema: null,
  run: ({ db, clock, url }) => {
    const search = url.searchParams.get('search') ?? ''
    const gate = url.searchParams.get('gate')
    refuseInvalidFields({
      search: search.length > maxSearchLength ? [copy.longSearch(maxSearchLength)] : [],
      gate: gate === null || /^\d{1,15}$/.test(gate) ? [] : [copy.noGateNumber],
    })
    const rp = gate === null ? undefined : requireGateNeighbourhood(db, Number(gate))
    const query = { db, today: clock.today(), time: clock.timeOfDay(), search, rp }
    return {
      status: 200,
      body: { gates: listGates(db), expected: listExpectedPeople(query), inside: listPeopleInside(query) },
    }
  },
}
