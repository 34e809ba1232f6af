import { allScenarios } from '@mocks/client'
import { type CollectionName, type Row, type Rows, rowSchemas } from '@mocks/db/rows'
import { runExclusive } from '@mocks/pipeline/run-exclusive'
import { findTermRefusals } from '@mocks/rules/authorization-terms'
import { addDays } from '@mocks/rules/calendar'
import { formatFullName, toDocumentKey } from '@mocks/rules/people'
import { countryCatalog, sessionCatalogs } from '@mocks/scenarios/catalogs'
import { testNow, World } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'
import { isFullRun } from '../../support/scope'
import { buildScenario } from './build-scenario'

const collections = Object.keys(rowSchemas) as CollectionName[]

const laterInstant = '2027-11-05T22:30:00-03:00'

const findRepeated = (values: readonly string[]): string[] => {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

const rowsByScenario = new Map(
  await Promise.all(allScenarios.map(async (name) => [name, await buildScenario(name)] as const)),
)
const getRows = (name: (typeof allScenarios)[number]): Rows => rowsByScenario.get(name) as Rows
/** The scenarios that load quickly. `large.test.ts` loads the large scenario. */
const smallNames = allScenarios.filter((name) => name !== 'large')

describe.each(smallNames)('the rows of the scenario %s', (name) => {
  const rows = getRows(name)

  it('load into a world', async () => {
    const world = new World({ initialState: { scenario: name, now: testNow } })
    await runExclusive(world, async () => {})
    for (const collection of collections) expect(world.db[collection].count()).toBe(rows[collection].length)
  })
})

describe.each(allScenarios)('the scenario %s', (name) => {
  const rows = getRows(name)

  it.runIf(isFullRun || name !== 'large')(
    'is the same, byte for byte, from the same seed and instant',
    async () => {
      expect(JSON.stringify(await buildScenario(name)) === JSON.stringify(rows)).toBe(true)
      if (name === 'large') return
      const [first, second] = [
        await buildScenario(name, 2, laterInstant),
        await buildScenario(name, 2, laterInstant),
      ]
      expect(JSON.stringify(first) === JSON.stringify(second)).toBe(true)
    },
  )

  it('repeats no document number in a neighbourhood, no contact of a person, no guest of an authorization and no QR code', () => {
    const documentKeys = rows.persons.map((person) =>
      [person.real_property_id, person.id_type_code, toDocumentKey(person.id_number)].join(' '),
    )
    expect(findRepeated(documentKeys)).toEqual([])
    expect(findRepeated(rows.contacts.map(({ owner_id, person_id }) => `${owner_id} ${person_id}`))).toEqual(
      [],
    )
    const guests = rows.authorizedPeople.map((link) => `${link.authorization_id} ${link.person_id}`)
    expect(findRepeated(guests)).toEqual([])
    expect(findRepeated(rows.authorizations.map(({ qrcode }) => qrcode))).toEqual([])
  })

  it('has the documented accounts, registration code, recovery links and one-time code', () => {
    const accounts = rows.users.map(({ email, id_number, password, groups }) => [
      email,
      id_number,
      password,
      groups,
    ])
    expect(accounts.slice(0, 5)).toEqual([
      ['residente@demo.ar', '30111222', 'Demo1234', []],
      ['inquilino@demo.ar', '32555666', 'Demo1234', []],
      ['obra@demo.ar', '28777888', 'Demo1234', []],
      ['admin@demo.ar', '20999000', 'Demo1234', ['PROPERTY_ADMIN']],
      ['consejo@demo.ar', '27333444', 'Demo1234', ['AUDITOR']],
    ])
    const [code] = rows.registrationCodes
    expect(code).toMatchObject({ verification_key: 'ABC123', email: 'nueva@demo.ar' })
    expect(rows.persons.find(({ id }) => id === code?.person_id)?.id_number).toBe('31222333')
    expect(rows.recoveryLinks.map(({ uid, token }) => `${uid}/${token}`)).toEqual([
      'demo-uid/demo-token',
      'demo-uid/expired-token',
    ])
    expect(rows.oneTimeCodes.map((row) => row.code)).toEqual(['demo-otc'])
  })

  it('has the documented invitations (one valid, one expired, one full) and the documented unsubscribe link', () => {
    const describeInvitation = (key: string) => {
      const invitation = rows.authorizations.find(({ invitation_key }) => invitation_key === key)
      const people = rows.authorizedPeople.filter(
        ({ authorization_id }) => authorization_id === invitation?.id,
      )
      const isExpired = (invitation?.to_date ?? '') < '2026-03-16'
      return { isExpired, freeSeats: (invitation?.max_people ?? 0) - people.length }
    }
    expect(describeInvitation('demo-invitation')).toEqual({
      isExpired: false,
      freeSeats: expect.toSatisfy((n) => n > 5),
    })
    expect(describeInvitation('expired-invitation').isExpired).toBe(true)
    expect(describeInvitation('full-invitation')).toEqual({ isExpired: false, freeSeats: 0 })
    expect(rows.unsubscribeLinks.map(({ key, used_at }) => [key, used_at])).toContainEqual([
      'demo-unsubscribe',
      null,
    ])
  })

  it('has five modules in each neighbourhood; two modules of the second neighbourhood are inactive', () => {
    const inactive = rows.modules.filter(({ is_active_mobile }) => !is_active_mobile)
    expect(inactive.map(({ real_property_id, code }) => `${real_property_id} ${code}`)).toEqual([
      '102 census',
      '102 document_submission',
    ])
    expect(rows.modules).toHaveLength(10)
  })
})

describe('the demo', () => {
  const rows = getRows('demo')
  const authorizationsOfA12 = rows.authorizations.filter(({ property_id }) => property_id === 201)
  const countGuests = ({ id }: Row<'authorizations'>) =>
    rows.authorizedPeople.filter(({ authorization_id }) => authorization_id === id).length

  it('has authorizations with valid terms, whatever the weekday on which the demo begins', async () => {
    for (let daysLater = 0; daysLater < 7; daysLater += 1) {
      const { authorizations } = await buildScenario(
        'demo',
        1,
        `${addDays('2026-03-16', daysLater)}T10:00:00-03:00`,
      )
      for (const row of authorizations) {
        const refusals = Object.values(findTermRefusals(row, row.from_date)).flat()
        expect(refusals, row.name).toEqual([])
      }
    }
  })

  it('has three pages of authorizations on A-12, of every type, valid and expired', () => {
    expect(authorizationsOfA12).toHaveLength(26)
    const types = new Set(authorizationsOfA12.map(({ preauthorization_type }) => preauthorization_type))
    expect([...types].sort()).toEqual([
      'EVENT',
      'FAMILY',
      'INVITE',
      'OTHER',
      'PERSONAL',
      'REAL_STATE',
      'VENDOR',
    ])
    expect(authorizationsOfA12.filter(({ to_date }) => to_date < '2026-03-16')).toHaveLength(8)
    expect(authorizationsOfA12.filter(({ source }) => source === 'ADMIN')).toHaveLength(3)
    expect(
      authorizationsOfA12.some(
        ({ from_date, to_date }) => from_date === '2026-03-16' && to_date === from_date,
      ),
    ).toBe(true)
    expect(authorizationsOfA12.some(({ name }) => name.length > 120)).toBe(true)
    expect(
      authorizationsOfA12.some((row) => row.preauthorization_type === 'INVITE' && countGuests(row) === 0),
    ).toBe(true)
    expect(authorizationsOfA12.some((row) => countGuests(row) > 5)).toBe(true)
  })

  it('has authorizations only of people of the lot’s neighbourhood; all but invitations have at least one person', () => {
    for (const row of rows.authorizations) {
      const lot = rows.properties.find(({ id }) => id === row.property_id)
      const people = rows.authorizedPeople
        .filter(({ authorization_id }) => authorization_id === row.id)
        .map(({ person_id }) => rows.persons.find(({ id }) => id === person_id))
      expect(
        people.every((person) => person?.real_property_id === lot?.real_property_id),
        row.name,
      ).toBe(true)
      if (row.max_people !== null) expect(people.length).toBeLessThanOrEqual(row.max_people)
      expect(row.preauthorization_type === 'INVITE' || people.length > 0, row.name).toBe(true)
    }
  })

  it('has more than a page of contacts of residente, with foreigners, varied spellings and one barred person', () => {
    const contactIds = new Set(
      rows.contacts.filter(({ owner_id }) => owner_id === 301).map(({ person_id }) => person_id),
    )
    const contacts = rows.persons.filter(({ id }) => contactIds.has(id))
    expect(contacts.length).toBeGreaterThan(130)
    expect(contacts.filter(({ is_barred }) => is_barred)).toHaveLength(1)
    expect(contacts.filter(({ nationality }) => nationality !== 'AR').length).toBeGreaterThan(5)
    for (const spelling of [/ñ/, /[áéíóú]/, /^[ÍÁÓ]/, /'/, /-/, /\S+ \S+ \S+ \S+/]) {
      expect(
        contacts.some((person) => spelling.test(formatFullName(person))),
        String(spelling),
      ).toBe(true)
    }
  })

  it('has only persons whose nationality is in the country catalog', () => {
    const codes = new Set(countryCatalog.map(({ code }) => code))
    expect(rows.persons.filter(({ nationality }) => !codes.has(nationality))).toEqual([])
  })
})

describe('the empty scenario', () => {
  it('has no authorizations on the lots of residents, no contacts and no movements', () => {
    const { authorizations, contacts, residencies, movements } = getRows('empty')
    const residentLots = new Set(residencies.map(({ property_id }) => property_id))
    expect(authorizations.filter(({ property_id }) => residentLots.has(property_id))).toEqual([])
    expect([...contacts, ...movements]).toEqual([])
  })
})

describe('the catalogs of the scenarios', () => {
  const lists = Object.entries({ countryCatalog, ...sessionCatalogs })

  it.each(lists)('repeat no code and no name, except model names of different brands: %s', (_, entries) => {
    const keys = entries.map((entry) =>
      'brand_code' in entry ? `${entry.brand_code} ${entry.name}` : entry.name,
    )
    expect(findRepeated(entries.map(({ code }) => code))).toEqual([])
    expect(findRepeated(keys)).toEqual([])
  })

  it('list the countries in the order of the Spanish alphabet', () => {
    expect(countryCatalog.length).toBeGreaterThan(30)
    const sortedCountries = [...countryCatalog].sort((left, right) =>
      left.name.localeCompare(right.name, 'es'),
    )
    expect(countryCatalog).toEqual(sortedCountries)
  })

  it('have a brand for each model and at least one model for each brand, and sort the models by the order of the brands', () => {
    const brands = sessionCatalogs.carbrand.map(({ code }) => code)
    expect([...new Set(sessionCatalogs.carmodel.map(({ brand_code }) => brand_code))]).toEqual(brands)
  })
})

it('the demo has a neighbourhood with a logo, one without, and one approved background-check entry without a file', async () => {
  const { realProperties, backgroundCheckPeople, attachments } = await buildScenario('demo')
  expect(realProperties.map(({ logo }) => logo !== null)).toEqual([true, false])
  const entriesWithoutFile = backgroundCheckPeople.filter(
    (entry) => !attachments.some(({ background_check_person_id }) => background_check_person_id === entry.id),
  )
  expect(entriesWithoutFile.map(({ status }) => status)).toEqual(['APPROVED'])
})
