import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { createAuthorizationInput, createBackend, paths } from './backend'

const buildInvitationPath = (key: string) => `/public/invitation/${key}/`
const createRegistrationInput = (overrides: object = {}) => ({
  first_name: ' Lucía ',
  last_name: 'Ñandubay',
  id_number: '38555112',
  email: 'Lucia@Example.com',
  mobile_phone_number: '1155550177',
  date_of_birth: '1994-07-09',
  ...overrides,
})

async function createInvitationClient(scenario: 'demo' | 'empty' = 'demo') {
  const { mock, send, signIn } = await createBackend({ scenario })
  const read = (key = 'demo-invitation') => send<Schemas['PublicInvitation']>('GET', buildInvitationPath(key))
  const accept = (overrides: object = {}, key = 'demo-invitation') =>
    send<Schemas['AcceptedInvitation']>('POST', buildInvitationPath(key), createRegistrationInput(overrides))
  const findInvitation = (key = 'demo-invitation') => {
    const row = mock.db.authorizations.first(({ invitation_key }) => invitation_key === key)
    if (!row) throw new Error(`there is no invitation ${key}`)
    return row
  }
  return { mock, send, signIn, read, accept, findInvitation }
}

const unavailableBody = { detail: 'La invitación no existe, venció o ya no tiene lugares.' }

describe('a public invitation', () => {
  it('returns only the days and hours, the neighbourhood and the authorizer', async () => {
    const { read } = await createInvitationClient()
    expect(await read()).toEqual({
      status: 200,
      body: {
        preauthorization: {
          start_time: '12:00:00',
          end_time: '20:00:00',
          from_date: '2026-03-21',
          to_date: '2026-03-21',
          authorizer: 'Carolina Ibáñez',
          monday_flag: true,
          tuesday_flag: true,
          wednesday_flag: true,
          thursday_flag: true,
          friday_flag: true,
          saturday_flag: true,
          sunday_flag: true,
          real_property: {
            name: 'Los Álamos',
            logo: { web: expect.stringMatching(/^data:image\/svg\+xml,/) },
          },
        },
      },
    })
  })

  it.each(['demo', 'empty'] as const)(
    'is available in the scenario %s, unless it is expired, full or unknown',
    async (scenario) => {
      const { read, accept } = await createInvitationClient(scenario)
      expect((await read()).status).toBe(200)
      for (const key of ['expired-invitation', 'full-invitation', 'unknown', 'null', '7007']) {
        expect(await read(key), key).toEqual({ status: 404, body: unavailableBody })
        expect(await accept({}, key), key).toEqual({ status: 404, body: unavailableBody })
      }
      expect((await accept()).status).toBe(200)
    },
  )

  it('is unavailable after residente cancels it', async () => {
    const { signIn, read, accept, findInvitation } = await createInvitationClient()
    await (await signIn()).put(paths.cancel(findInvitation().id))
    expect((await read()).status).toBe(404)
    expect((await accept()).status).toBe(404)
  })
})

describe('accepting an invitation', () => {
  it('registers the guest, authorizes them, adds them to the contacts of the authorizer, and emails them', async () => {
    const { mock, signIn, accept, findInvitation } = await createInvitationClient()
    const residente = await signIn()
    const before = mock.db.authorizedPeople.by('authorization_id', findInvitation().id).length
    const response = await accept()
    expect(response).toEqual({
      status: 200,
      body: {
        message: 'Tus datos fueron registrados. Te enviamos un email con los detalles.',
        qrcode: findInvitation().qrcode,
      },
    })
    const person = mock.db.persons.first(({ id_number }) => id_number === '38555112')
    expect(person).toMatchObject({
      real_property_id: 101,
      first_name: 'Lucía',
      last_name: 'Ñandubay',
      id_type_code: 'DNI',
      email: 'lucia@example.com',
      mobile_phone_number: '1155550177',
      date_of_birth: '1994-07-09',
    })
    const detail = await residente.get<Schemas['AuthorizationDetail']>(paths.read(findInvitation().id))
    expect(detail.body.count_authorized).toBe(before + 1)
    const contacts = await residente.get<Schemas['ContactPage']>(paths.contacts(101, '?search=nandubay'))
    expect(contacts.body.count).toBe(1)
    expect(mock.db.mailbox.all().at(-1)).toMatchObject({
      to: 'lucia@example.com',
      kind: 'invitation',
      subject: 'Tu invitación a Asado de fin de verano en Los Álamos',
      code: findInvitation().qrcode,
    })
  })

  it('is refused if the invitation already has a guest with the document number, and changes nothing', async () => {
    const { mock, accept } = await createInvitationClient()
    await accept()
    const before = mock.world.serialise()
    expect(await accept({ first_name: 'Otra', email: 'otra@example.com' })).toEqual({
      status: 409,
      body: { message: 'Ya estás registrado/a en esta invitación.' },
    })
    expect(mock.world.serialise()).toBe(before)
  })

  it('uses the registered person with the same document number, and stores only data that they lack', async () => {
    const { mock, accept } = await createInvitationClient()
    const personCount = mock.db.persons.count()
    expect((await accept({ id_number: '30999888', first_name: 'Impostora' })).status).toBe(200)
    expect(mock.db.persons.count()).toBe(personCount)
    const juana = mock.db.persons.first((row) => row.id_number === '30999888' && row.real_property_id === 101)
    expect(juana).toMatchObject({ first_name: 'Juana', last_name: 'Pérez', email: 'lucia@example.com' })
    await accept({ id_number: '32555666' })
    expect(mock.db.persons.require(303)).toMatchObject({
      email: 'inquilino@demo.ar',
      date_of_birth: expect.not.stringMatching('1994-07-09'),
    })
  })

  it('is refused with 404 if the invitation is full, and with 409 for a confirmed guest', async () => {
    const { mock, signIn, accept, read } = await createInvitationClient()
    const residente = await signIn()
    const day = { from_date: '2026-03-18', to_date: '2026-03-18' }
    const terms = { preauthorization_type: 'INVITE', max_people: 2, people: [], ...day }
    expect((await residente.post(paths.create(101, 201), createAuthorizationInput(terms))).status).toBe(201)
    const key = mock.db.authorizations.all().at(-1)?.invitation_key ?? ''
    expect((await accept({ id_number: '38555112' }, key)).status).toBe(200)
    expect((await read(key)).status).toBe(200)
    expect((await accept({ id_number: '38555113' }, key)).status).toBe(200)
    expect((await read(key)).status).toBe(404)
    expect((await accept({ id_number: '38555114' }, key)).status).toBe(404)
    expect((await accept({ id_number: '38555113' }, key)).status).toBe(409)
  })

  it('returns no code and no reason to a barred person', async () => {
    const { mock, accept } = await createInvitationClient()
    const barredPerson = mock.db.persons.first(({ is_barred }) => is_barred)
    const { status, body } = await accept({ id_number: barredPerson?.id_number })
    expect([status, Object.keys(body)]).toEqual([200, ['message']])
    expect(mock.db.mailbox.all().at(-1)?.code).toBeNull()
  })

  it.each([
    ['first_name', ''],
    ['first_name', '   '],
    ['last_name', undefined],
    ['id_number', '123456'],
    ['id_number', '12345678901'],
    ['id_number', '38.555.112'],
    ['id_number', 38555112],
    ['email', 'lucia'],
    ['mobile_phone_number', '115555017'],
    ['mobile_phone_number', '11555501777'],
    ['mobile_phone_number', '11-5555-01'],
    ['date_of_birth', '09-07-1994'],
    ['date_of_birth', '2026-03-17'],
  ])('is rejected if the field %s has the value %j', async (field, value) => {
    const { mock, accept } = await createInvitationClient()
    const before = mock.world.serialise()
    const { status, body } = await accept({ [field]: value })
    expect([status, Object.keys(body)]).toEqual([400, [field]])
    expect(mock.world.serialise()).toBe(before)
  })

  it('allows a document number of seven to ten digits, and no phone number or date of birth', async () => {
    const { accept } = await createInvitationClient()
    const nullFields = { mobile_phone_number: null, date_of_birth: null }
    expect((await accept({ id_number: '1234567', ...nullFields })).status).toBe(200)
    const absentFields = { mobile_phone_number: undefined, date_of_birth: undefined }
    expect((await accept({ id_number: '1234567890', ...absentFields })).status).toBe(200)
  })

  it('allows the guest to check in on the day of the invitation', async () => {
    const { send, accept, findInvitation } = await createInvitationClient()
    await accept()
    await send('PATCH', '/__mock/settings', { now: '2026-03-21T13:00:00-03:00' })
    // Each check-in with only the code admits one guest who is not inside. The invitation has five registered guests.
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        send<{ message: string }>('POST', '/__mock/gate/check-in', {
          gate: 21,
          qrcode: findInvitation().qrcode,
        }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(responses.map(({ body }) => body.message)).toContain('Lucía Ñandubay puede ingresar.')
  })
})

describe('unsubscribing', () => {
  const path = '/public/unsubscribe/demo-unsubscribe/'

  it('succeeds only once for each link, with an empty object as the body or without a body', async () => {
    for (const body of [{}, undefined]) {
      const { mock, send } = await createBackend()
      expect(await send('GET', path)).toEqual({ status: 200, body: { full_name: 'Carolina Ibáñez' } })
      expect((await send('POST', path, body)).status).toBe(204)
      expect(mock.db.unsubscribeLinks.all()[0]?.used_at).toBe('2026-03-16T13:00:00.000Z')
      const usedLinkRefusal = { status: 404, body: { detail: 'El enlace no es válido o ya fue utilizado.' } }
      expect(await send('GET', path)).toEqual(usedLinkRefusal)
      expect(await send('POST', path, body)).toEqual(usedLinkRefusal)
    }
  })

  it('rejects an unknown link and a body with fields', async () => {
    const { send } = await createBackend()
    expect((await send('GET', '/public/unsubscribe/other/')).status).toBe(404)
    expect((await send('POST', '/public/unsubscribe/other/', {})).status).toBe(404)
    expect((await send('POST', path, { full_name: 'Otra' })).status).toBe(400)
  })
})
