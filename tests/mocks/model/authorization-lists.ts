import type { Schemas } from '@mocks/contract/operations'
import { expect } from 'vitest'
import { paths } from '../handlers/backend'
import {
  type Lot,
  listAuthorizations,
  lots,
  type Model,
  type ModelAuthorization,
  searchAuthorizations,
  sortByName,
} from './authorization-model'
import { readAllRows, type SignedInBackend } from './signed-in-backend'

type Summary = Schemas['AuthorizationSummary']

const toComparedRow = ({ id, name, from_date, to_date, count_authorized, people, max_people }: Summary) => ({
  id,
  name,
  days: `${from_date} to ${to_date}`,
  count_authorized,
  people: people.map((person) => person.full_name),
  max_people,
})

const toExpectedRow = ({ persons }: Model, { id, name, from, to, people, seats }: ModelAuthorization) => ({
  id,
  name,
  days: `${from} to ${to}`,
  count_authorized: people.length,
  people: people.slice(0, 5).map((personId) => persons.get(personId)?.name),
  max_people: seats,
})

/**
 * Expects the lists and searches of the backend to return the rows of the model in the same order. A row names at most
 * five people, so the complete list of people is also compared, for the newest authorization of the first lot.
 */
export async function expectListsOfModel(model: Model, backend: SignedInBackend): Promise<void> {
  for (const lot of lots) {
    await expectSameAuthorizations(model, backend, lot)
    await expectSameSearches(model, backend, lot)
  }
  for (const account of model.contacts.keys()) await expectSameContacts(model, backend, account)
  const newest = listAuthorizations(model, lots[0], undefined)[0]
  if (newest) await expectSamePeople(model, backend, newest)
}

async function expectSameAuthorizations(model: Model, backend: SignedInBackend, lot: Lot): Promise<void> {
  for (const is_active of [undefined, true, false]) {
    const rows = await readAllRows<Summary>(backend, lot.account, paths.list(101, lot.pid), { is_active })
    const expected = listAuthorizations(model, lot, is_active).map((authorization) =>
      toExpectedRow(model, authorization),
    )
    expect(rows.map(toComparedRow), `lot ${lot.pid}, is_active ${is_active}`).toEqual(expected)
  }
}

async function expectSameSearches(model: Model, backend: SignedInBackend, lot: Lot): Promise<void> {
  for (const search of ['NUNEZ', '4071', 'ibáñez']) {
    const rows = await readAllRows<Summary>(backend, lot.account, paths.list(101, lot.pid), { search })
    const ids = searchAuthorizations(model, lot, search).map(({ id }) => id)
    expect(
      rows.map(({ id }) => id),
      `lot ${lot.pid}, search ${search}`,
    ).toEqual(ids)
  }
}

async function expectSameContacts(model: Model, backend: SignedInBackend, account: string): Promise<void> {
  const rows = await readAllRows<Schemas['Contact']>(backend, account, paths.contacts(101), { page_size: 3 })
  const expected = sortByName(model, model.contacts.get(account) ?? [])
  expect(
    rows.map(({ guest }) => guest.id),
    `contacts of ${account}`,
  ).toEqual(expected)
}

async function expectSamePeople(
  model: Model,
  backend: SignedInBackend,
  { id, people }: ModelAuthorization,
): Promise<void> {
  const path = paths.people(id)
  const rows = await readAllRows<Schemas['AuthorizedPerson']>(backend, lots[0].account, path, {
    page_size: 2,
  })
  expect(
    rows.map((person) => person.id),
    `people of authorization ${id}`,
  ).toEqual(sortByName(model, people))
}
