import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { accounts } from './backend'
import { onCasaPerez, perez } from './casa-perez'

const invite = (person: number) => ({ work: 501, person })

async function managing() {
  const there = await onCasaPerez()
  const { residente, mock } = there
  return {
    ...there,
    add: (more: object = {}) =>
      residente.post<Schemas['WorkManager']>(`${perez}managers/`, {
        work: 501,
        status: 'CURRENT',
        person: 4001,
        ...more,
      }),
    set: (id: number, more: object) => residente.put<Schemas['WorkManager']>(`${perez}managers/${id}/`, more),
    complete: (id: number, more: object) =>
      residente.put<Schemas['WorkManager']>(`${perez}managers/${id}/person/`, more),
    send: (person: number) => residente.post(`${perez}managers/invite/`, invite(person)),
    mails: () => mock.db.mailbox.find(({ kind }) => kind === 'manager'),
    codesOf: (person: number) => mock.db.registrationCodes.find(({ person_id }) => person_id === person),
  }
}

const inSpanish = new Intl.Collator('es', { sensitivity: 'base' }).compare
const lastNames = ({ results }: Schemas['WorkManagerPage']) => results.map(({ person }) => person.last_name)

describe('the managers of a work', () => {
  it('come by last name, ten a page, whatever their status', async () => {
    const { managers } = await managing()
    const page = await managers('')
    const names = lastNames(page)
    expect(names).toEqual([...names].sort(inSpanish))
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

  it('come in the order and of the kind that is asked for', async () => {
    const { managers } = await managing()
    const all = await managers('')
    const names = lastNames(await managers('?ordering=-person__last_name'))
    expect(names).toEqual(lastNames(all).reverse())
    expect(lastNames(await managers('?sort=desc'))).toEqual(names)
    expect(lastNames(await managers('?ordering=-person__last_name&sort=desc'))).toEqual(lastNames(all))
    const byFirstName = (await managers('?ordering=person__first_name')).results.map(
      ({ person }) => person.first_name,
    )
    expect(byFirstName).toEqual([...byFirstName].sort(inSpanish))
    expect(byFirstName).not.toEqual(all.results.map(({ person }) => person.first_name))
    const isCurrent = ({ status }: Schemas['WorkManager']) => status === 'CURRENT'
    expect((await managers('?is_active_flag=true')).results).toEqual(all.results.filter(isCurrent))
    expect(lastNames(await managers('?is_active_flag=false'))).toEqual(['Funes Ochoa', 'Ñáñez'])
    const second = await managers('?page_size=4&page=2')
    expect(second).toEqual({ count: all.count, current: 2, results: all.results.slice(4, 8) })
  })
})

describe('adding a manager', () => {
  it('gives whoever has a user access to the work at once', async () => {
    const { add, as } = await managing()
    const inquilino = await as(accounts.inquilino)
    expect((await inquilino.get(perez)).status).toBe(404)
    expect(await add({ person: 303 })).toMatchObject({
      status: 201,
      body: { status: 'CURRENT', person: { full_name: 'Tomás Aguilar' } },
    })
    expect((await inquilino.get(perez)).status).toBe(200)
  })

  it('is refused for whoever is one, whatever their status', async () => {
    const { add, managers } = await managing()
    for (const { person } of (await managers()).results) {
      expect(await add({ person: person.id })).toEqual({
        status: 409,
        body: { message: 'Esta persona ya es responsable de la obra.' },
      })
    }
  })

  it('names what is wrong', async () => {
    const { add } = await managing()
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

  it('is the business of residents of the lot who are current managers', async () => {
    const { add, mock, obra } = await managing()
    expect(
      (await obra.post(`${perez}managers/`, { work: 501, status: 'CURRENT', person: 4001 })).status,
    ).toBe(403)
    const own = mock.db.workManagers.require(601)
    await mock.db.workManagers.save({ ...own, status: 'SUSPENDED' })
    expect((await add()).status).toBe(403)
  })
})

describe('changing a manager', () => {
  it('answers the manager with the new status', async () => {
    const { set } = await managing()
    expect(await set(602, { status: 'INVALID' })).toMatchObject({
      status: 200,
      body: { id: 602, status: 'INVALID', person: { full_name: 'Ricardo Montes' } },
    })
  })

  it('is for nobody’s own self, nor for another resident of the lot', async () => {
    const { set, complete, add, mock } = await managing()
    const themself = { status: 403, body: { detail: 'No se puede editar a sí mismo.' } }
    expect(await set(601, { status: 'INVALID' })).toEqual(themself)
    expect(await complete(601, { email: 'residente@demo.ar' })).toEqual(themself)
    const { body: added } = await add({ person: 303 })
    const home = mock.db.residencies.require(1)
    await mock.db.residencies.insert({ ...home, id: 999, person_id: 303 })
    const other = { status: 403, body: { detail: 'No se puede editar a otro residente del lote.' } }
    expect(await set(added.id, { status: 'INVALID' })).toEqual(other)
    expect(await complete(added.id, { email: 'inquilino@demo.ar' })).toEqual(other)
  })

  it('changes neither the work nor the person', async () => {
    const { set } = await managing()
    expect(await set(602, { status: 'CURRENT', person: 303 })).toEqual({
      status: 400,
      body: { person: ['La persona de un responsable de obra no se puede cambiar.'] },
    })
    expect((await set(602, { status: 'CURRENT', work: 502 })).status).toBe(400)
    expect((await set(602, { status: 'CURRENT', person: 304, work: 501 })).status).toBe(200)
  })
})

describe('completing a manager', () => {
  it('fills in the email and the phone, in lower case', async () => {
    const { complete, mock } = await managing()
    const { status, body } = await complete(605, {
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

  it('leaves a phone that is not sent as it is', async () => {
    const { complete } = await managing()
    const { body } = await complete(605, { email: 'emeterio@example.com', mobile_phone_number: null })
    expect(body.person.mobile_phone_number).toBe('57391820')
  })

  it('does not change with what somebody signs in, nor takes another’s email', async () => {
    const { complete } = await managing()
    expect(await complete(602, { email: 'otra@demo.ar' })).toEqual({
      status: 409,
      body: { message: 'Esta persona ya tiene un usuario y solo ella puede cambiar su email.' },
    })
    expect(await complete(605, { email: 'consejo@demo.ar' })).toEqual({
      status: 409,
      body: { message: 'Ya existe otra persona con este email.' },
    })
  })
})

describe('inviting a manager', () => {
  it('sends whoever has a user the way to the work', async () => {
    const { send, mails } = await managing()
    expect(await send(304)).toEqual({
      status: 200,
      body: { message: 'Invitación reenviada al responsable de obra.' },
    })
    expect(mails()).toMatchObject([
      {
        to: 'obra@demo.ar',
        subject: 'Te invitaron a gestionar la obra Casa Pérez',
        link: '/construction/501',
        code: null,
        at: '2026-03-16T13:00:00.000Z',
      },
    ])
  })

  it('sends whoever has none a code with which they register, and then see the work', async () => {
    const { send, mails, complete, ask, managers } = await managing()
    const { body } = await complete(605, { email: 'emeterio@example.com' })
    expect(await send(body.person.id)).toEqual({
      status: 200,
      body: { message: 'Invitación enviada al responsable de obra.' },
    })
    const [mail] = mails()
    expect(mail).toMatchObject({ to: 'emeterio@example.com', link: `/register?code=${mail?.code}` })
    const key = { verification_key: mail?.code, last_name: '21830746' }
    expect(await ask('POST', '/fapi/resident/verify/', key)).toEqual({
      status: 200,
      body: { email: 'emeterio@example.com', real_property_name: 'Los Álamos', lot_identifier: 'A-12' },
    })
    const signUp = { verification_key: key, username: 'emeterio@example.com', password: 'Jacaranda9' }
    const signedUp = await ask<Schemas['SessionData']>('POST', '/fapi/resident/signup/', signUp)
    expect([signedUp.status, signedUp.body.properties]).toEqual([201, []])
    expect((await ask('GET', perez, undefined, signedUp.body.token)).status).toBe(200)
    expect((await managers()).results.find(({ id }) => id === 605)?.person).toMatchObject({
      user: { username: 'emeterio@example.com' },
      user_real_property: { is_active_flag: true },
    })
  })

  it('sends the same code again, to the email that counts now', async () => {
    const { send, complete, codesOf, mails } = await managing()
    const { body } = await complete(605, { email: 'uno@example.com' })
    await send(body.person.id)
    await complete(605, { email: 'dos@example.com' })
    await send(body.person.id)
    expect(codesOf(body.person.id)).toHaveLength(1)
    expect(mails().map(({ to }) => to)).toEqual(['uno@example.com', 'dos@example.com'])
    expect(new Set(mails().map(({ code }) => code)).size).toBe(1)
    expect(codesOf(body.person.id)[0]?.email).toBe('dos@example.com')
  })

  it('is refused for whoever is not current, has no email, or manages nothing here', async () => {
    const { send, mails, set, managers } = await managing()
    const personOf = async (id: number) =>
      (await managers()).results.find((manager) => manager.id === id)?.person.id ?? 0
    const notCurrent = {
      status: 409,
      body: { message: 'No se puede invitar a un responsable de obra no vigente' },
    }
    expect(await send(await personOf(603))).toEqual(notCurrent)
    expect(await send(await personOf(604))).toEqual(notCurrent)
    expect(await send(await personOf(605))).toEqual({
      status: 400,
      body: { person: ['Esta persona no tiene un email al que enviarle la invitación.'] },
    })
    expect(await send(4001)).toEqual({
      status: 400,
      body: { person: ['Esta persona no es responsable de la obra.'] },
    })
    await set(602, { status: 'INVALID' })
    expect(await send(304)).toEqual(notCurrent)
    expect(mails()).toEqual([])
  })

  it('comes to nothing once the manager is invalid', async () => {
    const { send, set, mails, ask, managers } = await managing()
    const dufour = (await managers()).results.find(({ id }) => id === 606)?.person
    await send(dufour?.id ?? 0)
    await set(606, { status: 'INVALID' })
    const key = { verification_key: mails()[0]?.code, last_name: dufour?.id_number }
    expect(await ask('POST', '/fapi/resident/verify/', key)).toMatchObject({
      status: 400,
      body: { verification_key: [expect.any(String)] },
    })
  })
})
