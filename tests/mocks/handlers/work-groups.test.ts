import type { Schemas } from '@mocks/contract/operations'
import { findGroupPermits } from '@mocks/rules/work-lookups'
import { describe, expect, it } from 'vitest'
import { casaPerezPath, createCasaPerezClients, createGroupInput } from './casa-perez'

type Group = Schemas['GroupAuthorization']

async function createGroupsClient() {
  const casaPerez = await createCasaPerezClients()
  const { obra, mock } = casaPerez
  return {
    ...casaPerez,
    create: (...draft: Parameters<typeof createGroupInput>) =>
      obra.post<Group>(`${casaPerezPath}groups/`, createGroupInput(...draft)),
    change: (id: number, ...draft: Parameters<typeof createGroupInput>) =>
      obra.put<Group>(`${casaPerezPath}groups/${id}/`, createGroupInput(...draft)),
    findPermits: (workerId: number) => findGroupPermits(mock.db, mock.db.workers.require(workerId).person_id),
  }
}

const getNames = ({ results }: Schemas['GroupAuthorizationPage']) =>
  results.map(({ preauthorization }) => preauthorization.name)

describe('the groups of a work', () => {
  it('are listed newest first, five on each page, without removed groups, and are filtered by active flag', async () => {
    const { listGroups } = await createGroupsClient()
    const active = await listGroups('?is_active_flag=true')
    expect([active.count, getNames(active)]).toEqual([
      6,
      ['Limpieza final', 'Herrería', 'Pintura', 'Electricidad, gas y plomería 1', 'Hormigonado'],
    ])
    expect(getNames(await listGroups('?is_active_flag=true&page=2'))).toEqual(['Albañilería'])
    expect(getNames(await listGroups('?is_active_flag=false'))).toEqual(['Carpintería'])
    const all = await listGroups('?page_size=50')
    expect(all.count).toBe(7)
    expect(getNames(all)).toContain('Carpintería')
    expect(getNames(all)).not.toContain('Demolición')
  })

  it('include their terms and their workers', async () => {
    const { listGroups } = await createGroupsClient()
    const group = (await listGroups()).results.find(({ id }) => id === 803)?.preauthorization
    expect(group).toMatchObject({
      name: 'Hormigonado',
      type: 'VENDOR',
      source: 'PERSON',
      method: 'WEB',
      from_date: '2026-01-15',
      to_date: '2026-03-13',
      start_time: '00:00:00',
      end_time: '17:00:00',
      allDay: false,
      license_plate_number: 'AF318KD',
    })
    expect(group?.people.map(({ full_name }) => full_name)).toEqual([
      'Evaristo Quispe Condori',
      'Juan Gabriel Mamani Huanca',
      'Fabricio Müller Schmidt',
    ])
    expect(group?.people[1]).toEqual({
      id: 708,
      full_name: 'Juan Gabriel Mamani Huanca',
      id_number: '7049382',
      mobile_phone_country_code: null,
      mobile_phone_area_code: null,
      mobile_phone_number: null,
      insurance: { expiration_date: '2026-03-17' },
      background_check: { from_date: '2025-03-17', expiration_date: '2026-03-17' },
      status: 'CURRENT',
    })
  })
})

describe('a new group', () => {
  it('gives its workers a permit for its days and hours', async () => {
    const { create, findPermits } = await createGroupsClient()
    const terms = { description: 'Con camioneta.', license_plate_number: 'ab 123 cd' }
    const { status, body } = await create(terms, [722, 722, 713])
    expect(status).toBe(201)
    expect(body.preauthorization).toMatchObject({
      description: 'Con camioneta.',
      license_plate_number: 'AB123CD',
      active_flag: true,
      oncheckin_notify_flag: false,
      oncheckout_notify_flag: false,
      concurrent_flag: true,
      people: [{ id: 722 }, { id: 713 }],
    })
    expect(findPermits(713)).toMatchObject([
      {
        from_date: '2026-03-16',
        to_date: '2026-04-15',
        start_time: '07:00:00',
        end_time: '17:00:00',
        monday_flag: false,
        tuesday_flag: true,
        wednesday_flag: true,
        thursday_flag: true,
        friday_flag: true,
        saturday_flag: false,
        sunday_flag: false,
        label: 'Casa Pérez, Yesería',
      },
    ])
  })

  it('may be created without workers', async () => {
    const { create } = await createGroupsClient()
    expect(await create({}, [])).toMatchObject({ status: 201, body: { preauthorization: { people: [] } } })
  })

  it('accepts only current workers of the work', async () => {
    const { create, mock } = await createGroupsClient()
    const before = mock.world.serialise()
    expect(await create({}, [701, 715])).toEqual({
      status: 400,
      body: { workers: ['Ovidio Llanos no está vigente en la nómina de la obra.'] },
    })
    expect(await create({}, [718, 719])).toEqual({
      status: 400,
      body: { workers: ["Yonatan D'Agostino y Cirilo Paucar no están vigentes en la nómina de la obra."] },
    })
    for (const idNotOnRoster of [726, 999_999]) {
      expect(await create({}, [701, idNotOnRoster])).toEqual({
        status: 400,
        body: { workers: ['Alguno de los trabajadores no es de la obra.'] },
      })
    }
    expect(mock.world.serialise()).toBe(before)
  })

  it('reports each invalid field: the name, the first and last day, the end time and the weekdays', async () => {
    const { create } = await createGroupsClient()
    expect(
      await create(
        { name: '  ', from_date: '2025-11-16', to_date: '2026-10-31', end_time: '17:15:00' },
        [],
        [],
      ),
    ).toEqual({
      status: 400,
      body: {
        'preauth_fields.name': ['El título no puede estar vacío.'],
        'preauth_fields.from_date': ['La fecha de inicio no puede ser anterior a la de la obra.'],
        'preauth_fields.to_date': ['La fecha de fin no puede ser posterior a la de la obra.'],
        'preauth_fields.end_time': ['La hora de fin no puede ser posterior a las 17:00.'],
        non_field_errors: ['Elegí por lo menos un día de la semana.'],
      },
    })
    expect(await create({ name: 'x'.repeat(31) })).toEqual({
      status: 400,
      body: { 'preauth_fields.name': ['Debe tener como máximo 30 caracteres.'] },
    })
  })

  it('cannot end after the last day of the work', async () => {
    const { residente } = await createGroupsClient()
    const draft = { ...createGroupInput({ from_date: '2025-06-01', to_date: '2026-03-20' }, []), work: 507 }
    expect(await residente.post('/fapi/customer/101/works/507/groups/', draft)).toEqual({
      status: 400,
      body: { 'preauth_fields.to_date': ['La fecha de fin no puede ser posterior a la de la obra.'] },
    })
  })
})

describe('changing a group', () => {
  it('replaces its terms and its workers', async () => {
    const { change, listGroupWorkerIds, findPermits } = await createGroupsClient()
    const { status, body } = await change(801, { name: 'Albañiles', active_flag: false }, [702, 722])
    expect([status, body.id, body.preauthorization.name]).toEqual([200, 801, 'Albañiles'])
    expect((await listGroupWorkerIds()).Albañiles).toEqual([702, 722])
    expect(findPermits(722).map(({ label }) => label)).toEqual(['Casa Pérez, Pintura'])
  })

  it('keeps a suspended worker of the group, and rejects another suspended worker', async () => {
    const { change } = await createGroupsClient()
    expect((await change(801, {}, [715, 701])).body.preauthorization.people).toMatchObject([
      { id: 701 },
      { id: 715, status: 'SUSPENDED' },
    ])
    expect(await change(801, {}, [716])).toEqual({
      status: 400,
      body: { workers: ['Rigoberto Echazú no está vigente en la nómina de la obra.'] },
    })
  })

  it('accepts a new last day and rejects a new first day for a group that ended', async () => {
    const { change } = await createGroupsClient()
    expect(await change(803, {}, [702])).toEqual({
      status: 400,
      body: {
        'preauth_fields.from_date': [
          'La fecha de inicio de una autorización que ya terminó no se puede cambiar.',
        ],
      },
    })
    const { status, body } = await change(803, { from_date: '2026-01-15' }, [702])
    expect([status, body.preauthorization.to_date]).toEqual([200, '2026-04-15'])
  })
})

describe('removing a group', () => {
  it('ends the permits of its workers and removes the group from the list', async () => {
    const { remove, listGroups, findPermits, change } = await createGroupsClient()
    expect(findPermits(704)).toHaveLength(1)
    expect((await remove(`${casaPerezPath}groups/804/`)).status).toBe(204)
    expect(findPermits(704)).toEqual([])
    expect(getNames(await listGroups())).not.toContain('Electricidad, gas y plomería 1')
    const notFound = { status: 404, body: { detail: 'No encontrado.' } }
    expect(await remove(`${casaPerezPath}groups/804/`)).toEqual(notFound)
    expect(await change(804)).toEqual(notFound)
  })
})

describe('a worker in a group', () => {
  it('has no permit while the group is inactive or the work is suspended', async () => {
    const { mock, findPermits } = await createGroupsClient()
    expect(findPermits(713)).toEqual([])
    expect(findPermits(701)).toHaveLength(1)
    await mock.db.works.save({ ...mock.db.works.require(501), status: 'SUSPENDED' })
    expect(findPermits(701)).toEqual([])
  })
})
