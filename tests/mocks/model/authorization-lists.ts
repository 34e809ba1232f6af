import type { Schemas } from '@mocks/contract/operations'
import { expect } from 'vitest'
import { paths } from '../handlers/backend'
import { byName, type Kept, type Lot, listed, lots, type Model, searched } from './authorization-model'
import { everyRow, type ToldBackend } from './told-backend'

type Summary = Schemas['AuthorizationSummary']

const told = ({ id, name, from_date, to_date, count_authorized, people, max_people }: Summary) => ({
  id,
  name,
  days: `${from_date} to ${to_date}`,
  count_authorized,
  people: people.map((person) => person.full_name),
  max_people,
})

const meant = ({ persons }: Model, { id, name, from, to, people, seats }: Kept) => ({
  id,
  name,
  days: `${from} to ${to}`,
  count_authorized: people.length,
  people: people.slice(0, 5).map((person) => persons.get(person)?.name),
  max_people: seats,
})

/** What the lists say is what the model holds: nothing lost, nothing doubled, every count right. */
export async function agree(model: Model, backend: ToldBackend): Promise<void> {
  for (const lot of lots) {
    await agreeOnLot(model, backend, lot)
    await agreeOnSearches(model, backend, lot)
  }
  for (const account of model.contacts.keys()) await agreeOnContacts(model, backend, account)
  const newest = listed(model, lots[0], undefined)[0]
  if (newest) await agreeOnPeople(model, backend, newest)
}

async function agreeOnLot(model: Model, backend: ToldBackend, lot: Lot): Promise<void> {
  for (const is_active of [undefined, true, false]) {
    const rows = await everyRow<Summary>(backend, lot.account, paths.list(101, lot.pid), { is_active })
    const expected = listed(model, lot, is_active).map((one) => meant(model, one))
    expect(rows.map(told), `lot ${lot.pid}, is_active ${is_active}`).toEqual(expected)
  }
}

async function agreeOnSearches(model: Model, backend: ToldBackend, lot: Lot): Promise<void> {
  for (const search of ['NUNEZ', '4071', 'ibáñez']) {
    const rows = await everyRow<Summary>(backend, lot.account, paths.list(101, lot.pid), { search })
    const ids = searched(model, lot, search).map(({ id }) => id)
    expect(
      rows.map(({ id }) => id),
      `lot ${lot.pid}, search ${search}`,
    ).toEqual(ids)
  }
}

async function agreeOnContacts(model: Model, backend: ToldBackend, account: string): Promise<void> {
  const rows = await everyRow<Schemas['Contact']>(backend, account, paths.contacts(101), { page_size: 3 })
  const expected = byName(model, model.contacts.get(account) ?? [])
  expect(
    rows.map(({ guest }) => guest.id),
    `contacts of ${account}`,
  ).toEqual(expected)
}

async function agreeOnPeople(model: Model, backend: ToldBackend, { id, people }: Kept): Promise<void> {
  const path = paths.people(id)
  const rows = await everyRow<Schemas['AuthorizedPerson']>(backend, lots[0].account, path, { page_size: 2 })
  expect(
    rows.map((person) => person.id),
    `people of ${id}`,
  ).toEqual(byName(model, people))
}
