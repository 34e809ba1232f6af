import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { accounts, createBackend, createGuestInput, paths } from './backend'

type ContactPage = Schemas['ContactPage']

async function createContactsClient() {
  const { mock, signIn } = await createBackend()
  const residente = await signIn()
  const listContacts = async (query = '') =>
    (await residente.get<ContactPage>(paths.contacts(101, query))).body
  const addContact = (overrides: object = {}, rp = 101, pid = 201) =>
    residente.post<Schemas['Person']>(paths.addGuest(rp, pid), createGuestInput(overrides))
  return { mock, signIn, residente, listContacts, addContact }
}

const getNames = ({ results }: ContactPage) => results.map((contact) => contact.guest.full_name)

describe('the contacts', () => {
  it('are listed by name, a hundred a page, with links to the adjacent pages', async () => {
    const { listContacts, residente } = await createContactsClient()
    const [first, second] = [await listContacts(), await listContacts('?page=2')]
    expect([first.count, first.results.length, second.results.length]).toEqual([150, 100, 50])
    const names = [...getNames(first), ...getNames(second)]
    expect(names).toEqual([...names].sort(new Intl.Collator('es', { sensitivity: 'base' }).compare))
    expect(new Set(names).size).toBe(150)
    expect(first.links).toEqual({ next: '/fapi/customer/101/visits/contacts/?page=2', previous: null })
    expect(second.links).toEqual({ next: null, previous: '/fapi/customer/101/visits/contacts/?page=1' })
    const nextPage = await residente.get<ContactPage>(first.links.next ?? '')
    expect(nextPage.body).toEqual(second)
    expect((await residente.get(paths.contacts(101, '?page=3'))).status).toBe(404)
  })

  it.each([
    ['munoz', ['Kevin Muñoz']],
    ['ZUÑ', ['Lisandro Zúñiga']],
    ["o'con", ["Emily Rose O'Connor"]],
    ['fx4829', ['Thiago da Conceição Araújo']],
    ['30999888', ['Juana Pérez']],
    ['nadie así', []],
  ])('are found by the search text %s', async (search, names) => {
    const { listContacts } = await createContactsClient()
    expect(getNames(await listContacts(`?search=${encodeURIComponent(search)}`))).toEqual(names)
  })

  it('are separate for each resident and neighbourhood', async () => {
    const { residente, signIn } = await createContactsClient()
    const inAcacias = await residente.get<ContactPage>(paths.contacts(102))
    expect(getNames(inAcacias.body)).toEqual([
      'Fermín Yrigoyen',
      'Guido Marinelli',
      'Horacio Peñaloza',
      'Juana Pérez',
      'Marisol Agüero',
      'Nadia Sarmiento',
    ])
    const consejo = await signIn(accounts.consejo)
    expect(getNames((await consejo.get<ContactPage>(paths.contacts(101))).body)).toEqual([
      'Perla Núñez Ortega',
    ])
  })

  it('are listed as one empty page in the empty scenario', async () => {
    const { signIn } = await createBackend({ scenario: 'empty' })
    const residente = await signIn()
    const { body } = await residente.get<ContactPage>(paths.contacts(101))
    expect(body).toEqual({ count: 0, current: 1, results: [], links: { next: null, previous: null } })
  })
})

describe('adding a guest', () => {
  it('registers the guest as a person and adds them to the contacts', async () => {
    const { addContact, residente, listContacts } = await createContactsClient()
    const lookUpGuest = () => residente.get(paths.lookUpPerson(101, 'DNI', '40717253'))
    expect(await lookUpGuest()).toEqual({ status: 200, body: {} })
    const { status, body } = await addContact()
    expect(status).toBe(201)
    expect(body).toMatchObject({ full_name: 'LUZ ÑANDÚ', id_number: '40717253', email: null })
    expect(await lookUpGuest()).toMatchObject({
      body: { id: body.id, first_name: 'LUZ', country_code: 'AR' },
    })
    expect(getNames(await listContacts('?search=ñandú'))).toEqual(['LUZ ÑANDÚ'])
  })

  it('adds the registered person with the same document number to the contacts, and ignores the sent name', async () => {
    const { addContact, listContacts, mock } = await createContactsClient()
    const personCount = mock.db.persons.count()
    const { status, body } = await addContact({ id_number: '33444777', first_name: 'OTRA' })
    expect([status, body.full_name]).toEqual([201, 'Rocío Domínguez'])
    expect(mock.db.persons.count()).toBe(personCount)
    expect((await listContacts()).count).toBe(151)
  })

  it('rejects a person who is already a contact', async () => {
    const { addContact, listContacts } = await createContactsClient()
    expect(await addContact({ id_number: '30999888' })).toEqual({
      status: 409,
      body: { message: 'Juana Pérez ya se encuentra en tu lista de contactos.' },
    })
    await addContact()
    expect((await addContact()).status).toBe(409)
    expect((await listContacts()).count).toBe(151)
  })

  it('registers the person only in the neighbourhood of the path, and lists the contact only for the caller', async () => {
    const { addContact, signIn, residente } = await createContactsClient()
    await addContact()
    const consejo = await signIn(accounts.consejo)
    expect((await consejo.get<object>(paths.lookUpPerson(101, 'DNI', '40717253'))).body).toHaveProperty('id')
    expect((await consejo.get<ContactPage>(paths.contacts(101))).body.count).toBe(1)
    expect((await residente.get(paths.lookUpPerson(102, 'DNI', '40717253'))).body).toEqual({})
  })

  it('rejects an invalid field, and names it in the response', async () => {
    const { addContact } = await createContactsClient()
    const getStatusAndFields = async (overrides: object) => {
      const { status, body } = await addContact(overrides)
      return [status, Object.keys(body)]
    }
    expect(await getStatusAndFields({ nationality: 'ZZ' })).toEqual([400, ['nationality']])
    expect(await getStatusAndFields({ id_number: '12345678' })).toEqual([400, ['id_number']])
    expect(await getStatusAndFields({ first_name: '  ' })).toEqual([400, ['first_name']])
  })
})
