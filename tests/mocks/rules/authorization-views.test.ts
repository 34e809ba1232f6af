import { formatList } from '@mocks/copy/sentences'
import type { AuthorizationRow } from '@mocks/db/rows'
import {
  filterAuthorizedPeople,
  getVisibleQrcode,
  type JoinedAuthorization,
  toAuthorizationDetail,
  toAuthorizationResult,
  toAuthorizationSummary,
  writeMessage,
} from '@mocks/rules/authorization-views'
import { createWeekdayFlags } from '@mocks/rules/calendar'
import { describe, expect, it } from 'vitest'
import {
  createAuthorizationRow,
  createPersonRow,
  createTerms,
  lot,
  neighbourhood,
  today,
} from './sample-rows'

const portal = new URL('https://portal.demo/')
const juana = createPersonRow(1, { first_name: 'Juana', last_name: 'Pérez', id_number: '30999888' })
const inigo = createPersonRow(2, { first_name: 'Íñigo', last_name: 'Núñez', id_number: '31888777' })
const walter = createPersonRow(3, { first_name: 'Walter', last_name: 'Sosa', is_barred: true })
const carolina = createPersonRow(301, { first_name: 'Carolina', last_name: 'Ibáñez' })

const createJoinedAuthorization = (
  overrides: Partial<AuthorizationRow> = {},
  joinedRows: Partial<JoinedAuthorization> = {},
): JoinedAuthorization => ({
  authorization: createAuthorizationRow(overrides),
  people: [juana, inigo],
  lot,
  realProperty: neighbourhood,
  creator: carolina,
  ...joinedRows,
})

const writeMessageLines = (joinedAuthorization: JoinedAuthorization) =>
  writeMessage(joinedAuthorization, portal).split('\n')

describe('writeMessage', () => {
  it('names the guests, the lot, the dates and the text of the QR code', () => {
    expect(writeMessageLines(createJoinedAuthorization())).toEqual([
      'Carolina Ibáñez autorizó el ingreso de Juana Pérez a Los Álamos, lote A-12 (Los Robles).',
      'Invitados: Juana Pérez e Íñigo Núñez',
      'Fecha: del lunes 16-03-2026 al lunes 23-03-2026',
      'Días: todos',
      'Horario: todo el día',
      'Código de ingreso: LA-7K3Q-9XZ2',
    ])
  })

  it('names the weekdays and the hours, and links in the last line to the directions for `location_to`', () => {
    const days = createWeekdayFlags(['monday_flag', 'wednesday_flag', 'friday_flag'])
    const lines = writeMessageLines(
      createJoinedAuthorization({
        ...days,
        start_time: '08:00:00',
        end_time: '17:30:00',
        location_to: 'PROPERTY',
      }),
    )
    expect(lines).toContain('Días: lunes, miércoles y viernes')
    expect(lines).toContain('Horario: de 08:00 a 17:30')
    const [, encoded = ''] = lines.at(-1)?.split('https://portal.demo/goto?gmp=') ?? []
    expect(atob(decodeURIComponent(encoded))).toBe('-34.4387,-58.6421')
    const authorizationToLot = createJoinedAuthorization(
      { location_to: 'PROPERTY' },
      { lot: { ...lot, location: '-34.44,-58.64' } },
    )
    const authorizationToEntrance = createJoinedAuthorization(
      { location_to: 'REAL_PROPERTY' },
      { lot: authorizationToLot.lot },
    )
    expect(writeMessageLines(authorizationToLot).at(-1)).not.toBe(
      writeMessageLines(authorizationToEntrance).at(-1),
    )
  })

  it('writes one date and no weekdays if the authorization lasts a single day', () => {
    const lines = writeMessageLines(createJoinedAuthorization({ to_date: today, concurrent_flag: false }))
    expect(lines).toContain('Fecha: lunes 16-03-2026')
    expect(lines.some((line) => line.startsWith('Días'))).toBe(false)
  })

  it('names five people, counts the others, and omits barred people', () => {
    const people = [1, 2, 3, 4, 5, 6].map((id) =>
      createPersonRow(id, { first_name: `P${id}`, last_name: 'X' }),
    )
    expect(writeMessageLines(createJoinedAuthorization({}, { people })).at(1)).toBe(
      'Invitados: P1 X, P2 X, P3 X, P4 X, P5 X y 1 persona más',
    )
    expect(writeMessageLines(createJoinedAuthorization({}, { people: [walter, juana] })).at(1)).toBe(
      'Invitados: Juana Pérez',
    )
  })

  it('links to the registration form if the authorization is an invitation', () => {
    const lines = writeMessageLines(
      createJoinedAuthorization(
        { preauthorization_type: 'INVITE', name: 'Asado', max_people: 9, invitation_key: 'key' },
        { people: [] },
      ),
    )
    expect(lines[0]).toBe('Carolina Ibáñez te invita a Asado, en Los Álamos, lote A-12 (Los Robles).')
    expect(lines.at(-1)).toBe('Registrá tus datos para poder ingresar: https://portal.demo/invite/key')
  })

  it('omits the note for the guard and, in an invitation, also the guests and the text of the QR code', () => {
    const invitation = {
      preauthorization_type: 'INVITE',
      invitation_key: 'key',
      description: 'Clave 4321',
    } as const
    expect(writeMessage(createJoinedAuthorization(invitation), portal)).not.toMatch(/4321|Íñigo|LA-7K3Q/)
    expect(writeMessage(createJoinedAuthorization({ description: 'Clave 4321' }), portal)).not.toContain(
      '4321',
    )
  })

  it('names the Administration if the Administration created the authorization', () => {
    const lines = writeMessageLines(createJoinedAuthorization({ source: 'ADMIN' }, { creator: null }))
    expect(lines[0]).toMatch(/^La Administración autorizó/)
  })
})

describe('responses about an authorization', () => {
  it('contain the text of the QR code unless the authorization has people and all of them are barred', () => {
    expect(getVisibleQrcode(createJoinedAuthorization())).toBe('LA-7K3Q-9XZ2')
    expect(getVisibleQrcode(createJoinedAuthorization({}, { people: [walter, juana] }))).toBe('LA-7K3Q-9XZ2')
    expect(getVisibleQrcode(createJoinedAuthorization({}, { people: [walter] }))).toBeNull()
    expect(
      getVisibleQrcode(createJoinedAuthorization({ preauthorization_type: 'INVITE' }, { people: [] })),
    ).toBe('LA-7K3Q-9XZ2')
  })

  it('name the barred people in `rejection_reason` when the authorization is saved', () => {
    expect(toAuthorizationResult(createJoinedAuthorization(), portal).rejection_reason).toBeNull()
    expect(toAuthorizationResult(createJoinedAuthorization({}, { people: [walter] }), portal)).toMatchObject({
      qrcode: null,
      rejection_reason: 'Walter Sosa no está admitido/a por la Administración y no podrá ingresar.',
    })
    const barredPeople = [walter, { ...inigo, is_barred: true }]
    expect(
      toAuthorizationResult(createJoinedAuthorization({}, { people: barredPeople }), portal).rejection_reason,
    ).toBe('Walter Sosa e Íñigo Núñez no están admitidos/as por la Administración y no podrán ingresar.')
  })

  it('list the first five people in the summary, and count all people', () => {
    const people = [1, 2, 3, 4, 5, 6].map((id) => createPersonRow(id))
    const summary = toAuthorizationSummary(createJoinedAuthorization({}, { people }), portal)
    expect(summary.count_authorized).toBe(6)
    expect(summary.people.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
    expect(summary).toMatchObject({ id: 7001, max_people: null, ...createTerms() })
    expect(summary).not.toHaveProperty('qrcode')
  })

  it('contain the message and `qrcode` until the last day, but no `qrcode` if everyone is barred', () => {
    expect(toAuthorizationDetail(createJoinedAuthorization(), today, portal)).toMatchObject({
      qrcode: 'LA-7K3Q-9XZ2',
      message: writeMessage(createJoinedAuthorization(), portal),
    })
    const expiredDetail = toAuthorizationDetail(createJoinedAuthorization(), '2026-03-24', portal)
    expect(expiredDetail).not.toHaveProperty('qrcode')
    expect(expiredDetail).not.toHaveProperty('message')
    expect(
      toAuthorizationDetail(createJoinedAuthorization({}, { people: [walter] }), today, portal),
    ).not.toHaveProperty('qrcode')
  })

  it('list only the people who match both the name and the document number, sorted by name', () => {
    const people = [juana, inigo, walter]
    const findPersonIds = (filter: Parameters<typeof filterAuthorizedPeople>[1]) =>
      filterAuthorizedPeople(people, filter).map(({ id }) => id)
    expect(findPersonIds({})).toEqual([2, 1, 3])
    expect(findPersonIds({ full_name: 'nunez' })).toEqual([2])
    expect(findPersonIds({ id_number: '30.999' })).toEqual([1])
    expect(findPersonIds({ id_number: '30999', full_name: 'walter' })).toEqual([])
  })
})

describe('formatList', () => {
  it("joins names with commas and, before the last name, with 'y' or 'e' as Spanish requires", () => {
    expect(formatList([])).toBe('')
    expect(formatList(['Ana'])).toBe('Ana')
    expect(formatList(['Ana', 'Bruno', 'Carla'])).toBe('Ana, Bruno y Carla')
    expect(formatList(['Ana', 'Íñigo Núñez'])).toBe('Ana e Íñigo Núñez')
    expect(formatList(['Ana', 'Hilda'])).toBe('Ana e Hilda')
    expect(formatList(['Ana', 'Iara'])).toBe('Ana y Iara')
    expect(formatList(['Ana', 'Hierro'])).toBe('Ana y Hierro')
  })
})

describe('the message of an authorization', () => {
  const lotWithLocation = { ...lot, location: '-34.4400,-58.6500' }
  const readPlace = (location_to: AuthorizationRow['location_to']) => {
    const authorization = createJoinedAuthorization({ location_to }, { lot: lotWithLocation })
    const address = writeMessage(authorization, portal).match(/gmp=(\S+)/)?.[1]
    return address && atob(decodeURIComponent(address))
  }

  it('leads to the lot or to the neighbourhood, as the resident chose', () => {
    expect(readPlace('PROPERTY')).toBe(lotWithLocation.location)
    expect(readPlace('REAL_PROPERTY')).toBe(neighbourhood.location)
  })

  it('names a lot without an area by its identifier alone', () => {
    const authorization = createJoinedAuthorization({}, { lot: { ...lot, area_name: null } })
    expect(writeMessage(authorization, portal)).toContain('lote A-12.')
  })
})

it('filterAuthorizedPeople ignores spaces instead of a document number', () => {
  expect(filterAuthorizedPeople([juana, inigo], { id_number: ' ' })).toEqual([inigo, juana])
})
