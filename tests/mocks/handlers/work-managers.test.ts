import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { accounts } from './backend'
import { casaPerezPath } from './casa-perez'
import { createManagersClient } from './managers-client'

const compareInSpanish = new Intl.Collator('es', { sensitivity: 'base' }).compare
const getLastNames = ({ results }: Schemas['WorkManagerPage']) =>
  results.map(({ person }) => person.last_name)

describe('the managers of a work', () => {
  it('are listed by last name, whatever their status', async () => {
    const { listManagers } = await createManagersClient()
    const page = await listManagers('')
    const names = getLastNames(page)
    expect(names).toEqual([...names].sort(compareInSpanish))
    expect(names).toEqual(expect.arrayContaining(['Aguiñaga', 'Funes Ochoa', 'Ibáñez', 'Montes', 'Ñáñez']))
    expect(new Set(page.results.map(({ status }) => status))).toEqual(
      new Set(['CURRENT', 'SUSPENDED', 'INVALID']),
    )
    expect(page.results.find(({ id }) => id === 602)).toEqual({
      id: 602,
      status: 'CURRENT',
      person: {
        id: 304,
        full_name: 'Ricardo Montes',
        first_name: 'Ricardo',
        last_name: 'Montes',
        id_number: '28777888',
        email: 'obra@demo.ar',
        mobile_phone_country_code: '+54',
        mobile_phone_area_code: null,
        mobile_phone_number: '1155550103',
        user_real_property: { is_active_flag: true },
        user: { username: 'obra@demo.ar' },
      },
      person_property: { is_resident: false },
    })
    expect(page.results.find(({ id }) => id === 601)?.person_property).toEqual({ is_resident: true })
    expect(page.results.find(({ id }) => id === 605)?.person).toMatchObject({
      email: null,
      user: null,
      user_real_property: null,
    })
  })

  it('are listed in the requested order and filtered by active flag', async () => {
    const { listManagers } = await createManagersClient()
    const all = await listManagers('')
    const names = getLastNames(await listManagers('?ordering=-person__last_name'))
    expect(names).toEqual(getLastNames(all).reverse())
    expect(getLastNames(await listManagers('?sort=desc'))).toEqual(names)
    expect(getLastNames(await listManagers('?ordering=-person__last_name&sort=desc'))).toEqual(
      getLastNames(all),
    )
    const firstNames = (await listManagers('?ordering=person__first_name')).results.map(
      ({ person }) => person.first_name,
    )
    expect(firstNames).toEqual([...firstNames].sort(compareInSpanish))
    expect(firstNames).not.toEqual(all.results.map(({ person }) => person.first_name))
    const isCurrent = ({ status }: Schemas['WorkManager']) => status === 'CURRENT'
    expect((await listManagers('?is_active_flag=true')).results).toEqual(all.results.filter(isCurrent))
    expect(getLastNames(await listManagers('?is_active_flag=false'))).toEqual(['Funes Ochoa', 'Ñáñez'])
    const secondPage = await listManagers('?page_size=4&page=2')
    expect(secondPage).toEqual({ count: all.count, current: 2, results: all.results.slice(4, 8) })
  })
})

describe('adding a manager', () => {
  it('gives access to the work to a person who has a user', async () => {
    const { add, signIn } = await createManagersClient()
    const inquilino = await signIn(accounts.inquilino)
    expect((await inquilino.get(casaPerezPath)).status).toBe(404)
    expect(await add({ person: 303 })).toMatchObject({
      status: 201,
      body: { status: 'CURRENT', person: { full_name: 'Tomás Aguilar' } },
    })
    expect((await inquilino.get(casaPerezPath)).status).toBe(200)
  })

  it('refuses a person who is already a manager, whatever their status', async () => {
    const { add, listManagers } = await createManagersClient()
    for (const { person } of (await listManagers()).results) {
      expect(await add({ person: person.id })).toEqual({
        status: 409,
        body: { message: 'Esta persona ya es responsable de la obra.' },
      })
    }
  })

  it('rejects a person outside the neighbourhood, and a different work than in the path', async () => {
    const { add } = await createManagersClient()
    for (const person of [302, 999_999]) {
      expect(await add({ person })).toEqual({
        status: 400,
        body: { person: ['La persona no está registrada en el barrio.'] },
      })
    }
    expect(await add({ work: 502 })).toEqual({
      status: 400,
      body: { work: ['No es la obra que se está editando.'] },
    })
  })

  it('is allowed only to a caller who is a resident of the lot and a current manager', async () => {
    const { add, mock, obra } = await createManagersClient()
    expect(
      (await obra.post(`${casaPerezPath}managers/`, { work: 501, status: 'CURRENT', person: 4001 })).status,
    ).toBe(403)
    const managerRowOfCaller = mock.db.workManagers.require(601)
    await mock.db.workManagers.save({ ...managerRowOfCaller, status: 'SUSPENDED' })
    expect((await add()).status).toBe(403)
  })
})

describe('changing a manager', () => {
  it('returns the manager with the new status', async () => {
    const { update } = await createManagersClient()
    expect(await update(602, { status: 'INVALID' })).toMatchObject({
      status: 200,
      body: { id: 602, status: 'INVALID', person: { full_name: 'Ricardo Montes' } },
    })
  })

  it('refuses to change the signed-in manager, or a manager who is another resident of the lot', async () => {
    const { update, updateContact, add, mock } = await createManagersClient()
    const selfChangeRefusal = { status: 403, body: { detail: 'No se puede editar a sí mismo.' } }
    expect(await update(601, { status: 'INVALID' })).toEqual(selfChangeRefusal)
    expect(await updateContact(601, { email: 'residente@demo.ar' })).toEqual(selfChangeRefusal)
    const { body: addedManager } = await add({ person: 303 })
    const residency = mock.db.residencies.require(1)
    await mock.db.residencies.insert({ ...residency, id: 999, person_id: 303 })
    const otherResidentRefusal = {
      status: 403,
      body: { detail: 'No se puede editar a otro residente del lote.' },
    }
    expect(await update(addedManager.id, { status: 'INVALID' })).toEqual(otherResidentRefusal)
    expect(await updateContact(addedManager.id, { email: 'inquilino@demo.ar' })).toEqual(otherResidentRefusal)
  })

  it.each([
    ['former', { from_date: '2026-01-01', to_date: '2026-03-15' }],
    ['future', { from_date: '2026-03-17', to_date: '2026-12-31' }],
  ])('is possible if the manager is a %s tenant; INVALID revokes the unused code', async (_, term) => {
    const { update, updateContact, invite, findCodes, listManagers, mock } = await createManagersClient()
    const { id, person } = (await listManagers()).results.find(
      ({ person: { last_name } }) => last_name === 'Dufour',
    ) as Schemas['WorkManager']
    const residency = mock.db.residencies.require(1)
    const tenancy = { ...residency, id: 999, role: 'tenant' as const, person_id: person.id, ...term }
    await mock.db.residencies.insert(tenancy)
    expect((await listManagers()).results.find((manager) => manager.id === id)?.person_property).toEqual({
      is_resident: false,
    })
    expect((await updateContact(id, { email: 'jean-pierre@example.com' })).status).toBe(200)
    await invite(person.id)
    expect((await update(id, { status: 'INVALID' })).status).toBe(200)
    expect(findCodes(person.id).map(({ is_used }) => is_used)).toEqual([true])
  })

  it('rejects a request that names a different person or a different work', async () => {
    const { update } = await createManagersClient()
    expect(await update(602, { status: 'CURRENT', person: 303 })).toEqual({
      status: 400,
      body: { person: ['La persona de un responsable de obra no se puede cambiar.'] },
    })
    expect((await update(602, { status: 'CURRENT', work: 502 })).status).toBe(400)
    expect((await update(602, { status: 'CURRENT', person: 304, work: 501 })).status).toBe(200)
  })
})

describe('updating the contact data of a manager', () => {
  it('stores the email in lower case, and the phone number', async () => {
    const { updateContact, mock } = await createManagersClient()
    const { status, body } = await updateContact(605, {
      email: 'Emeterio@Example.com',
      mobile_phone_number: '1144445555',
    })
    expect([status, body.person.email, body.person.mobile_phone_number]).toEqual([
      200,
      'emeterio@example.com',
      '1144445555',
    ])
    expect(mock.db.persons.require(body.person.id).email).toBe('emeterio@example.com')
  })

  it('keeps the stored phone number if the number in the request is null', async () => {
    const { updateContact } = await createManagersClient()
    const { body } = await updateContact(605, { email: 'emeterio@example.com', mobile_phone_number: null })
    expect(body.person.mobile_phone_number).toBe('57391820')
  })

  it('refuses a new email for a manager with a user, and the email of another person', async () => {
    const { updateContact } = await createManagersClient()
    expect(await updateContact(602, { email: 'otra@demo.ar' })).toEqual({
      status: 409,
      body: { message: 'Esta persona ya tiene un usuario y solo ella puede cambiar su email.' },
    })
    expect(await updateContact(605, { email: 'consejo@demo.ar' })).toEqual({
      status: 409,
      body: { message: 'Ya existe otra persona con este email.' },
    })
  })
})
