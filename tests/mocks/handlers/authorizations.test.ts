import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { accounts, createAuthorizationInput, createBackend, paths, today } from './backend'
import { createLotA12Client } from './lot-a12'

type Page = Schemas['AuthorizationPage']
type Detail = Schemas['AuthorizationDetail']
type Result = Schemas['AuthorizationResult']

const juana = { id: 4001, full_name: 'Juana Pérez' }

describe('creating an authorization', () => {
  it('returns a QR code, adds the authorization to the list, and adds its people to the contacts of the creator', async () => {
    const { signIn, mock } = await createBackend()
    const inquilino = await signIn(accounts.inquilino)
    const listContactNames = async () =>
      (await inquilino.get<Schemas['ContactPage']>(paths.contacts(101))).body.results.map(
        ({ guest }) => guest.full_name,
      )
    expect(await listContactNames()).toEqual(['Hugo Sandoval', 'Rocío Domínguez'])
    const people = [juana, { id: 4002 }]
    const created = await inquilino.post<Result>(
      paths.create(101, 203),
      createAuthorizationInput({ name: 'Juana Pérez + 1', people }),
    )
    expect(created).toMatchObject({ status: 201, body: { rejection_reason: null } })
    expect(created.body.qrcode).toMatch(/^LA-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect(created.body.message).toContain(
      'Tomás Aguilar autorizó el ingreso de Juana Pérez + 1 a Los Álamos, lote C-3',
    )
    expect(await listContactNames()).toEqual([
      'Hugo Sandoval',
      'Íñigo Núñez',
      'Juana Pérez',
      'Rocío Domínguez',
    ])
    const { body } = await inquilino.get<Page>(paths.list(101, 203))
    expect(body.results[0]).toMatchObject({ name: 'Juana Pérez + 1', count_authorized: 2, source: 'PERSON' })
    expect(mock.db.authorizations.all().at(-1)?.creator_id).toBe(303)
  })

  it('gives each authorization a unique QR code, which an update does not change', async () => {
    const { create, residente, findNewest } = await createLotA12Client()
    const [first, second] = [await create({ people: [juana] }), await create({ people: [juana] })]
    expect(first.body.qrcode).not.toBe(second.body.qrcode)
    const id = findNewest()?.id ?? 0
    const { body } = await residente.put<Result>(
      paths.update(101, 201, id),
      createAuthorizationInput({ name: 'Otro título' }),
    )
    expect(body.qrcode).toBe(second.body.qrcode)
  })

  it('reports the invalid field', async () => {
    const { create, mock } = await createLotA12Client()
    const before = mock.world.serialise()
    const findInvalidFields = async (overrides: object) => {
      const { status, body } = await create(overrides)
      return [status, Object.keys(body)]
    }
    expect(await findInvalidFields({ people: [] })).toEqual([400, ['people']])
    expect(await findInvalidFields({})).toEqual([400, ['people']])
    expect(await findInvalidFields({ people: [{ id: 99999 }] })).toEqual([400, ['people']])
    expect(await findInvalidFields({ people: [juana], from_date: '2026-03-15' })).toEqual([
      400,
      ['from_date'],
    ])
    expect(await findInvalidFields({ people: [juana], to_date: '2026-03-15' })).toEqual([400, ['to_date']])
    expect(await findInvalidFields({ people: [juana], end_time: '00:00:00' })).toEqual([400, ['end_time']])
    expect(await findInvalidFields({ preauthorization_type: 'INVITE' })).toEqual([400, ['max_people']])
    expect(await findInvalidFields({ preauthorization_type: 'INVITE', max_people: 1 })).toEqual([
      400,
      ['max_people'],
    ])
    expect(mock.world.serialise()).toBe(before)
  })

  it('rejects people of another neighbourhood', async () => {
    const { create, mock } = await createLotA12Client()
    const stranger = mock.db.persons.first(({ last_name }) => last_name === 'Peñaloza')
    expect((await create({ people: [{ id: stranger?.id }] })).status).toBe(400)
  })

  it('names a barred person in the response, and returns a QR code only if another person is authorized too', async () => {
    const { create, mock } = await createLotA12Client()
    const walter = mock.db.persons.first(({ is_barred }) => is_barred)
    const reason = 'Walter Sosa no está admitido/a por la Administración y no podrá ingresar.'
    const aloneResponse = await create({ people: [{ id: walter?.id }] })
    expect(aloneResponse).toMatchObject({ status: 201, body: { qrcode: null, rejection_reason: reason } })
    const togetherResponse = await create({ people: [{ id: walter?.id }, juana] })
    expect(togetherResponse.body.rejection_reason).toBe(reason)
    expect(togetherResponse.body.qrcode).not.toBeNull()
  })

  it('creates an invitation without people and returns its link in the message', async () => {
    const { create, list, findNewest } = await createLotA12Client()
    const invitation = { name: 'Asado', preauthorization_type: 'INVITE', max_people: 8 }
    const { status, body } = await create(invitation)
    expect(status).toBe(201)
    expect(body.message).toContain(`/invite/${findNewest()?.invitation_key}`)
    const [listedInvitation] = (await list('?search=asado')).results.filter(
      ({ max_people }) => max_people === 8,
    )
    expect(listedInvitation).toMatchObject({
      count_authorized: 0,
      people: [],
      preauthorization_type: 'INVITE',
    })
  })
})

describe('updating an authorization', () => {
  it('adds and removes people, and changes the title and the days', async () => {
    const { residente, create, findNewest } = await createLotA12Client()
    await create({ people: [juana, { id: 4002 }] })
    const id = findNewest()?.id ?? 0
    const update = {
      name: 'Cena',
      to_date: today,
      concurrent_flag: false,
      add_people: [{ id: 4003 }],
      remove_people: [juana],
    }
    expect((await residente.put(paths.update(101, 201, id), createAuthorizationInput(update))).status).toBe(
      200,
    )
    const { body } = await residente.get<Detail>(paths.read(id))
    expect(body).toMatchObject({ name: 'Cena', to_date: today, concurrent_flag: false, count_authorized: 2 })
    expect(body.people.map(({ full_name }) => full_name)).toEqual(['Íñigo Núñez', 'Martín Acosta'])
  })

  it('changes the note of an authorization that has begun, but rejects a change of its first day', async () => {
    const { residente, findAuthorizationId, mock } = await createLotA12Client()
    const row = mock.db.authorizations.require(findAuthorizationId('Los abuelos'))
    const { from_date, to_date, name } = row
    const input = createAuthorizationInput({
      name,
      from_date,
      to_date,
      preauthorization_type: 'FAMILY',
      description: 'Con bastón.',
    })
    expect((await residente.put(paths.update(101, 201, row.id), input)).status).toBe(200)
    expect(mock.db.authorizations.get(row.id)).toEqual({
      ...row,
      description: 'Con bastón.',
      location_to: null,
    })
    const movedResponse = await residente.put<object>(paths.update(101, 201, row.id), {
      ...input,
      from_date: '2026-03-01',
    })
    expect([movedResponse.status, Object.keys(movedResponse.body)]).toEqual([400, ['from_date']])
  })

  it('is refused for expired and cancelled authorizations, and keeps the source ADMIN if the request has PERSON', async () => {
    const { residente, findAuthorizationId } = await createLotA12Client()
    const updateByName = (name: string) =>
      residente.put(paths.update(101, 201, findAuthorizationId(name)), createAuthorizationInput({ name }))
    expect(await updateByName('Pintores')).toEqual({
      status: 409,
      body: { message: 'La autorización está vencida y no se puede modificar.' },
    })
    expect((await updateByName('Control de plagas')).status).toBe(200)
    const changedAuthorization = await residente.get<Detail>(
      paths.read(findAuthorizationId('Control de plagas')),
    )
    expect(changedAuthorization.body.source).toBe('ADMIN')
    await residente.put(paths.cancel(findAuthorizationId('Jardinero')))
    expect((await updateByName('Jardinero')).status).toBe(409)
  })

  it('returns 404 if the path has another lot or neighbourhood than the authorization', async () => {
    const { residente, findAuthorizationId } = await createLotA12Client()
    expect(
      (
        await residente.put(
          paths.update(101, 202, findAuthorizationId('Jardinero')),
          createAuthorizationInput(),
        )
      ).status,
    ).toBe(404)
    expect(
      (
        await residente.put(
          paths.update(102, 201, findAuthorizationId('Jardinero')),
          createAuthorizationInput(),
        )
      ).status,
    ).toBe(404)
  })
})

describe('cancelling an authorization', () => {
  it('removes the authorization from every list, and is refused if the authorization was already cancelled', async () => {
    const { residente, findAuthorizationId, list } = await createLotA12Client()
    const id = findAuthorizationId('Torneo de truco')
    expect(await residente.put(paths.cancel(id))).toEqual({
      status: 200,
      body: { message: 'La autorización Torneo de truco fue eliminada.' },
    })
    expect((await list()).count).toBe(25)
    expect((await list('?search=truco')).count).toBe(0)
    expect((await residente.get(paths.read(id))).status).toBe(404)
    expect((await residente.get(paths.people(id))).status).toBe(404)
    expect(await residente.put(paths.cancel(id))).toEqual({
      status: 409,
      body: { message: 'La autorización ya fue eliminada.' },
    })
  })
})
