import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { createBackend } from './backend'

const base = '/fapi/customer/101/activity-records/201/'

async function createMovementsClient() {
  const { mock, signIn } = await createBackend()
  const residente = await signIn()
  const list = async (query: Record<string, string | number | boolean> = {}) => {
    const searchParams = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    )
    return (await residente.get<Schemas['ActivityRecordPage']>(`${base}?${searchParams}`)).body
  }
  const rows = mock.db.movements.find(({ property_id }) => property_id === 201)
  return { mock, residente, list, rows }
}

const getNames = ({ results }: Schemas['ActivityRecordPage']) => results.map(({ guest }) => guest.full_name)
const getCheckInTimes = ({ results }: Schemas['ActivityRecordPage']) =>
  results.map((row) => row.checkin_datetime)

describe('the movements of a lot', () => {
  it('are listed for the last twelve months, ten a page, the earliest first', async () => {
    const { list, rows } = await createMovementsClient()
    const first = await list()
    // One movement of the lot is older than twelve months.
    expect([first.count, first.current, first.results.length]).toEqual([rows.length - 1, 1, 10])
    expect(getCheckInTimes(first)).toEqual([...getCheckInTimes(first)].sort())
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, page_size: 50 })))
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => id))
    expect(new Set(ids).size).toBe(150)
    const latest = await list({ ordering: '-activity_date', page_size: 25 })
    expect(getCheckInTimes(latest)).toEqual([...getCheckInTimes(latest)].sort().reverse())
    expect(latest.results[0]?.activity_date).toBe('2026-03-16')
  })

  it('are filtered by date', async () => {
    const { list } = await createMovementsClient()
    const todayPage = await list({ start_date: '2026-03-16', end_date: '2026-03-16', page_size: 50 })
    expect(todayPage.count).toBeGreaterThan(3)
    expect(todayPage.results.every((row) => row.checkin_datetime.startsWith('2026-03-16T'))).toBe(true)
    const earlierPage = await list({ end_date: '2026-03-15' })
    expect(earlierPage.count + todayPage.count).toBe((await list()).count)
  })

  it('are not listed if a query parameter is invalid, and the response names the parameter', async () => {
    const { residente } = await createMovementsClient()
    const findErrors = async (query: string) => (await residente.get<object>(`${base}?${query}`)).body
    expect(await findErrors('start_date=2025-03-15')).toEqual({
      start_date: ['La fecha de inicio no puede ser anterior a los últimos 12 meses.'],
    })
    expect(await findErrors('start_date=2026-03-16&end_date=2026-03-15')).toHaveProperty('end_date')
    for (const [field, value] of [
      ['ordering', 'password'],
      ['page_size', '11'],
      ['guest_type_code', 'GHOST'],
      ['in_property', 'yes'],
      ['access_point', 'x'],
      ['end_date', '16-03-2026'],
    ]) {
      expect(Object.keys(await findErrors(`${field}=${value}`)), field).toEqual([field])
    }
    expect((await residente.get(`${base}?page=999`)).status).toBe(404)
  })

  it('are filtered by name and document number', async () => {
    const { list } = await createMovementsClient()
    const findNames = async (query: object) => [...new Set(getNames(await list({ ...query, page_size: 50 })))]
    expect(await findNames({ first_name: 'veronica', last_name: 'ferr' })).toEqual(['Verónica Ferreyra'])
    expect(await findNames({ id_number: '30.582' })).toEqual(['Verónica Ferreyra'])
    expect(await findNames({ first_name: 'nadie' })).toEqual([])
    const { count } = await list({ last_name: 'IBANEZ' })
    const pagesByFirstName = ['Carolina', 'Amelia', 'Nicanor'].map((first_name) =>
      list({ first_name, last_name: 'Ibáñez' }),
    )
    const counts = (await Promise.all(pagesByFirstName)).map((page) => page.count)
    expect(counts.every((pageCount) => pageCount > 0)).toBe(true)
    expect(counts.reduce((sum, pageCount) => sum + pageCount, 0)).toBe(count)
  })

  it('are filtered by plate, guest type, access point and sub-area', async () => {
    const { list, rows } = await createMovementsClient()
    const plate = rows.find(({ checkin_plate }) => checkin_plate?.length === 7)?.checkin_plate ?? ''
    const typedPlate = `${plate.slice(0, 2)} ${plate.slice(2, 5)} ${plate.slice(5)}`.toLowerCase()
    const platePage = await list({ license_plate_number: typedPlate })
    expect(platePage.count).toBe(
      rows.filter((row) => row.checkin_plate === plate || row.checkout_plate === plate).length,
    )
    const typePage = await list({ guest_type_code: 'FAMILY', page_size: 50 })
    expect(new Set(typePage.results.map(({ guest_type }) => guest_type.name))).toEqual(
      new Set(['Familiar No residente']),
    )
    const lakePage = await list({ access_point: 12, page_size: 50 })
    expect(lakePage.count).toBeGreaterThan(0)
    expect(
      lakePage.results.every((row) =>
        [row.checkin_gate.name, row.checkout_gate?.name].includes('Barrera del Lago'),
      ),
    ).toBe(true)
    expect((await list({ sub_area: 2 })).count).toBe(lakePage.count)
    expect((await list({ sub_area: 1, access_point: 12 })).count).toBe(0)
    expect((await list({ access_point: 999 })).count).toBe(0)
  })

  it('are filtered by whether the person is inside and whether the stay is exceeded', async () => {
    const { list, rows } = await createMovementsClient()
    const inside = await list({ in_property: true, page_size: 50 })
    expect(inside.results.every((row) => row.checkout_datetime === null && row.checkout_gate === null)).toBe(
      true,
    )
    expect(getNames(inside)).toContain('Silvina Kowalski')
    expect(getNames(await list({ in_property: true, exceeded: true }))).toContain('Silvina Kowalski')
    expect(getNames(await list({ in_property: true, exceeded: false }))).not.toContain('Silvina Kowalski')
    const exceededPages = [await list({ exceeded: true }), await list({ exceeded: false })]
    expect(exceededPages.map(({ count }) => count > 0)).toEqual([true, true])
    expect(exceededPages.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length - 1)
  })

  it('are sorted by the requested field; both orders by exit put the movements without an exit last', async () => {
    const { list } = await createMovementsClient()
    const spanish = new Intl.Collator('es', { sensitivity: 'base' })
    const documentNumbers = (await list({ ordering: 'id_number', page_size: 50 })).results.map(
      (row) => row.id_number,
    )
    expect(documentNumbers).toEqual([...documentNumbers].sort(spanish.compare))
    const pageByLastName = await list({ ordering: '-last_name', page_size: 50 })
    expect(getNames(pageByLastName)[0]).toMatch(/Z/)
    for (const ordering of ['checkout_datetime', '-checkout_datetime']) {
      const { count } = await list()
      const page = Math.ceil(count / 50)
      const lastMovement = (await list({ ordering, page, page_size: 50 })).results.at(-1)
      expect(lastMovement?.checkout_datetime, ordering).toBeNull()
    }
    const typeNames = (await list({ ordering: 'guest_type', page_size: 50 })).results.map(
      ({ guest_type }) => guest_type.name,
    )
    expect(typeNames).toEqual([...typeNames].sort(spanish.compare))
  })

  it('are listed as one empty page in the empty scenario', async () => {
    const { signIn } = await createBackend({ scenario: 'empty' })
    const residente = await signIn()
    expect((await residente.get(base)).body).toEqual({ count: 0, current: 1, results: [] })
  })
})

describe('the movements of a work', () => {
  it('are those of its workers, with the newest first, and can be filtered', async () => {
    const { mock, signIn } = await createBackend()
    const obra = await signIn('obra@demo.ar')
    const list = async (query = '') =>
      (await obra.get<Schemas['WorkMovementPage']>(`/fapi/customer/101/works/501/activity/${query}`)).body
    const all = await list()
    expect(all.count).toBe(mock.db.movements.count(({ work_id }) => work_id === 501))
    const checkInTimes = all.results.map((row) => row.checkin_datetime)
    expect(checkInTimes).toEqual([...checkInTimes].sort().reverse())
    const exceededPage = await list('?exceeded=true&page_size=50')
    expect(exceededPage.count).toBeGreaterThan(0)
    for (const { checkout_datetime, maximum_stay_datetime } of exceededPage.results) {
      const endOfStay = checkout_datetime ?? '2026-03-16T10:00:00-03:00'
      expect(endOfStay > (maximum_stay_datetime ?? '')).toBe(true)
    }
    const acunaPage = await list('?last_name=acuna&first_name=anibal&id_number=26418073')
    expect(new Set(acunaPage.results.map(({ guest }) => guest.full_name))).toEqual(new Set(['Aníbal Acuña']))
    const inside = await list('?in_property=true&start_date=2026-03-16&end_date=2026-03-16')
    expect(inside.results.every((row) => row.checkout_access_point === null)).toBe(true)
    expect((await list('?end_date=2026-01-01')).count).toBe(0)
  })
})
