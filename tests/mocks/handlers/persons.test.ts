import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { accounts, createBackend } from './backend'

const buildPersonsPath = (rp = 101, query = '') => `/fapi/customer/${rp}/persons/${query}`

const createPersonInput = (overrides: object = {}) => ({
  first_name: 'Ramón',
  last_name: 'Ñáñez Ibarra',
  id_number: '24816305',
  gender: 'M',
  ...overrides,
})

async function createPersonsClient() {
  const backend = await createBackend()
  const obra = await backend.signIn(accounts.obra)
  return {
    ...backend,
    obra,
    search: async (text: string) =>
      (
        await obra.get<Schemas['FoundPersonPage']>(
          buildPersonsPath(101, `?search=${encodeURIComponent(text)}`),
        )
      ).body,
    create: (overrides?: object) =>
      obra.post<Schemas['FoundPerson']>(buildPersonsPath(), createPersonInput(overrides)),
  }
}

const getNames = ({ results }: Schemas['FoundPersonPage']) => results.map(({ full_name }) => full_name)

describe('searching people', () => {
  it('finds people by document number, and returns the data with which the portal prefills forms', async () => {
    const { search } = await createPersonsClient()
    expect((await search('28.777')).results).toEqual([
      {
        id: 304,
        full_name: 'Ricardo Montes',
        id_number: '28777888',
        first_name: 'Ricardo',
        last_name: 'Montes',
        id_type_code: 'DNI',
        nationality: 'AR',
        gender: 'M',
        email: 'obra@demo.ar',
        mobile_phone_country_code: '+54',
        mobile_phone_area_code: null,
        mobile_phone_number: '1155550103',
      },
    ])
  })

  it('finds people by name, and sorts them by name', async () => {
    const { search } = await createPersonsClient()
    expect(getNames(await search('MUNOZ'))).toEqual(['Kevin Muñoz'])
    const names = getNames(await search('nunez'))
    expect(names).toEqual(expect.arrayContaining(['Íñigo Núñez', 'Perla Núñez Ortega']))
    expect(names).toEqual([...names].sort(new Intl.Collator('es', { sensitivity: 'base' }).compare))
  })

  it('finds nobody without a search text, and never finds a person of another neighbourhood', async () => {
    const { search, obra } = await createPersonsClient()
    expect(await search('  ')).toEqual({ count: 0, current: 1, results: [] })
    expect((await obra.get<Schemas['FoundPersonPage']>(buildPersonsPath())).body.count).toBe(0)
    expect((await search('Fermín Yrigoyen')).count).toBe(0)
  })

  it('requires a caller who may change a roster or file submissions in the neighbourhood', async () => {
    const { obra, mock, signIn } = await createPersonsClient()
    for (const manager of mock.db.workManagers.by('person_id', 304)) {
      await mock.db.workManagers.save({ ...manager, status: 'SUSPENDED' })
    }
    const forbidden = { status: 403, body: { detail: 'No tenés permiso para realizar esta acción.' } }
    expect(await obra.get(buildPersonsPath(101, '?search=ana'))).toEqual(forbidden)
    expect(await obra.post(buildPersonsPath(), createPersonInput())).toEqual(forbidden)
    const residente = await signIn()
    expect((await residente.get(buildPersonsPath(102, '?search=ana'))).status).toBe(200)
    const [{ id = 0 } = {}] = mock.db.workManagers.by('work_id', 511)
    await mock.db.workManagers.remove(id)
    await mock.db.works.remove(511)
    expect(await residente.get(buildPersonsPath(102, '?search=ana'))).toEqual(forbidden)
    expect((await residente.get(buildPersonsPath(101, '?search=ana'))).status).toBe(200)
  })
})

describe('registering a person', () => {
  it('stores the name in capitals and the email in lower case, and the search finds the person', async () => {
    const { create, search } = await createPersonsClient()
    const { status, body } = await create({ email: 'Ramon@Example.COM', mobile_phone_number: '1155559876' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      full_name: 'RAMÓN ÑÁÑEZ IBARRA',
      id_type_code: 'DNI',
      nationality: 'AR',
      email: 'ramon@example.com',
      mobile_phone_country_code: '+54',
      mobile_phone_number: '1155559876',
    })
    expect((await search('24816305')).results).toEqual([body])
  })

  it('sets the document type OTRO if the document number contains letters', async () => {
    const { create } = await createPersonsClient()
    const { body } = await create({ id_number: 'ab1234567' })
    expect([body.id_type_code, body.id_number, body.email]).toEqual(['OTRO', 'AB1234567', null])
  })

  it('rejects a document number or an email that another person has', async () => {
    const { create, mock } = await createPersonsClient()
    const before = mock.db.persons.count()
    expect(await create({ id_number: '30999888' })).toEqual({
      status: 409,
      body: { message: 'Juana Pérez ya está registrada/o en el barrio con ese documento.' },
    })
    expect(await create({ email: 'consejo@demo.ar' })).toEqual({
      status: 409,
      body: { message: 'Ya existe otra persona con este email.' },
    })
    expect(mock.db.persons.count()).toBe(before)
  })

  it('links the person to the user who has a person with the same document number in another neighbourhood', async () => {
    const { signIn, mock } = await createBackend()
    const residente = await signIn()
    const montes = {
      id_number: '28777888',
      email: 'obra@demo.ar',
      first_name: 'Ricardo',
      last_name: 'Montes',
    }
    const { status, body } = await residente.post<Schemas['FoundPerson']>(
      buildPersonsPath(102),
      createPersonInput(montes),
    )
    expect([status, mock.db.persons.require(body.id).user_id]).toEqual([201, 3])
  })

  it('rejects an invalid field, and names it in the response', async () => {
    const { create } = await createPersonsClient()
    const getStatusAndFields = async (overrides: object) => {
      const { status, body } = await create(overrides)
      return [status, Object.keys(body)]
    }
    expect(await getStatusAndFields({ first_name: ' ' })).toEqual([400, ['first_name']])
    expect(await getStatusAndFields({ id_number: '12345678' })).toEqual([400, ['id_number']])
    expect(await getStatusAndFields({ id_number: '123456' })).toEqual([400, ['id_number']])
    expect(await getStatusAndFields({ id_type_code: 'DNI', id_number: '2481630A' })).toEqual([
      400,
      ['id_number'],
    ])
    expect(await getStatusAndFields({ nationality: 'ZZ' })).toEqual([400, ['nationality']])
  })
})
