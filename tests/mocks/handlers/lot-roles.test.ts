import type { Mock } from '@mocks/node'
import { describe, expect, it } from 'vitest'
import { type LotRole, lotRoles } from '../access/lot-roles'
import { accounts, backend } from './backend'

interface Actor {
  email: string
  personId: number
  /** Makes the account what the role says. */
  become?: (mock: Mock) => Promise<unknown>
}

/** Inquilino, moved to A-12 under these terms. */
const onA12 = (place: { role: 'owner' | 'renter'; can_manage_property: boolean; ends?: string }): Actor => ({
  email: accounts.inquilino,
  personId: 303,
  become: async ({ db }) => {
    const [own] = db.residencies.by('person_id', 303)
    if (!own) throw new Error('inquilino lives nowhere')
    const { ends = '2026-04-20', ...terms } = place
    const term =
      place.role === 'owner'
        ? { from_date: '2025-01-01', to_date: null }
        : { from_date: '2026-02-20', to_date: ends }
    await db.residencies.save({ ...own, property_id: 201, ...terms, ...term })
  },
})

const actors: Record<LotRole, Actor> = {
  ownerWhoManages: onA12({ role: 'owner', can_manage_property: true }),
  ownerWhoReads: onA12({ role: 'owner', can_manage_property: false }),
  renterWhoManages: onA12({ role: 'renter', can_manage_property: true }),
  renterWhoReads: onA12({ role: 'renter', can_manage_property: false }),
  formerRenter: onA12({ role: 'renter', can_manage_property: true, ends: '2026-03-15' }),
  workManager: { email: accounts.obra, personId: 304 },
  administration: { email: accounts.admin, personId: 305 },
  neighbour: { email: accounts.consejo, personId: 306 },
  residentElsewhere: {
    email: accounts.consejo,
    personId: 306,
    become: async ({ db }) => {
      await db.persons.save({ ...db.persons.require(306), real_property_id: 102 })
      for (const place of db.residencies.by('person_id', 306)) {
        await db.residencies.save({ ...place, property_id: 301 })
      }
    },
  },
}

const cells = Object.entries(lotRoles).flatMap(([operation, rows]) =>
  rows.map((row) => ({ ...row, name: [operation, row.what].filter(Boolean).join(': ') })),
)

describe.each(Object.entries(actors) as [LotRole, Actor][])('of a lot, %s', (role, actor) => {
  it('may do what the table says', async () => {
    const { mock, as, ask } = await backend()
    await actor.become?.(mock)
    const { token } = (await as(actor.email)).session
    const answered: Record<string, number> = {}
    for (const { name, call } of cells) {
      const { method, path, body } = call(actor.personId)
      answered[name] = (await ask(method, path, body, token)).status
    }
    expect(answered).toEqual(Object.fromEntries(cells.map(({ name, answers }) => [name, answers[role]])))
  })
})
