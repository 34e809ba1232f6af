import { allScenarios } from '@mocks/client'
import type { Rows, WorkGroupRow } from '@mocks/db/rows'
import { addDays, getWeekdayFlag } from '@mocks/rules/calendar'
import { formatFullName } from '@mocks/rules/people'
import { isInForce } from '@mocks/rules/residencies'
import { findGroupTermRefusals } from '@mocks/rules/work-group-terms'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { buildScenario } from './build-scenario'

const today = '2026-03-16'
const getIds = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id))
const findRepeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** Returns the rows that refer to rows or files that do not exist. */
function findDanglingRows(rows: Rows): unknown[] {
  const [works, workers, groups] = [getIds(rows.works), getIds(rows.workers), getIds(rows.workGroups)]
  const [folders, keys] = [getIds(rows.workFolders), new Set(rows.files.map(({ key }) => key))]
  const rowsWithWorkId = [...rows.workManagers, ...rows.workers, ...rows.workGroups, ...rows.workFolders]
  return [
    ...rowsWithWorkId.filter(({ work_id }) => !works.has(work_id)),
    ...rows.groupWorkers.filter((link) => !groups.has(link.group_id) || !workers.has(link.worker_id)),
    ...rows.workFolders.filter(({ parent_id }) => parent_id !== null && !folders.has(parent_id)),
    ...rows.workDocuments.filter(({ folder_id, file_key }) => !folders.has(folder_id) || !keys.has(file_key)),
  ]
}

const worlds = await Promise.all(allScenarios.map(async (name) => [name, await buildScenario(name)] as const))
const demoRows = await buildScenario('demo')

describe.each(worlds)('the works of the scenario %s', (_, rows) => {
  it('include Casa Pérez on A-12, with the accounts `residente` and `obra` as managers', () => {
    expect(rows.works.find(({ id }) => id === 501)).toMatchObject({
      title: 'Casa Pérez',
      property_id: 201,
      status: 'CURRENT',
    })
    const managers = rows.workManagers.filter(({ work_id }) => work_id === 501)
    expect(managers.slice(0, 2).map(({ person_id, status }) => [person_id, status])).toEqual([
      [301, 'CURRENT'],
      [304, 'CURRENT'],
    ])
  })

  it('refer only to existing rows and files, and have no manager, worker or group member twice', () => {
    expect(findDanglingRows(rows)).toEqual([])
    for (const list of [rows.workManagers, rows.workers]) {
      expect(findRepeated(list.map((row) => `${row.work_id} ${row.person_id}`))).toEqual([])
    }
    expect(findRepeated(rows.groupWorkers.map((link) => `${link.group_id} ${link.worker_id}`))).toEqual([])
  })

  it('have only managers and workers from the neighbourhood of the work', () => {
    const findNeighbourhood = (workId: number) => {
      const work = rows.works.find(({ id }) => id === workId)
      return rows.properties.find(({ id }) => id === work?.property_id)?.real_property_id
    }
    const strangers = [...rows.workManagers, ...rows.workers].filter(
      ({ work_id, person_id }) =>
        rows.persons.find(({ id }) => id === person_id)?.real_property_id !== findNeighbourhood(work_id),
    )
    expect(strangers).toEqual([])
  })

  it('have groups that contain only workers of the same work, and no INVALID worker', () => {
    for (const { group_id, worker_id } of rows.groupWorkers) {
      const group = rows.workGroups.find(({ id }) => id === group_id)
      const worker = rows.workers.find(({ id }) => id === worker_id)
      expect([worker?.work_id, worker?.status !== 'INVALID']).toEqual([group?.work_id, true])
    }
  })
})

describe('the works of the demo', () => {
  const rows = demoRows
  const filterCasaPerez = <Row extends { work_id: number }>(list: readonly Row[]) =>
    list.filter(({ work_id }) => work_id === 501)
  const findPerson = ({ person_id }: { person_id: number }) => rows.persons.find(({ id }) => id === person_id)

  it('cover every status and six lots, have dates that fit their status, and include a long title', () => {
    expect(rows.works.length).toBeGreaterThanOrEqual(11)
    expect(new Set(rows.works.map(({ status }) => status))).toEqual(
      new Set(['CURRENT', 'SUSPENDED', 'FINISHED']),
    )
    expect(new Set(rows.works.map(({ property_id }) => property_id))).toEqual(
      new Set([201, 202, 203, 204, 205, 301]),
    )
    expect(rows.works.some(({ title }) => title.length > 120)).toBe(true)
    expect(rows.works.every((work) => work.start_date < work.end_date)).toBe(true)
    expect(
      rows.works.every(({ status, end_date }) =>
        status === 'FINISHED' ? end_date < today : end_date >= today,
      ),
    ).toBe(true)
  })

  it('have groups with valid terms, whatever the weekday on which the demo begins', async () => {
    for (let daysLater = 0; daysLater < 7; daysLater += 1) {
      const { works, workGroups } = await buildScenario(
        'demo',
        1,
        `${addDays(today, daysLater)}T10:00:00-03:00`,
      )
      for (const group of workGroups) {
        const work = works.find(({ id }) => id === group.work_id)
        if (!work) throw new Error(`${group.name} has no work`)
        const fields = { ...group, type: 'VENDOR', source: 'PERSON', method: 'WEB' } as const
        const refusals = findGroupTermRefusals(fields, { work, today: group.from_date })
        expect(Object.values(refusals).flat(), group.name).toEqual([])
      }
    }
  })

  it('include Casa Pérez, with managers of every status, with and without user, email and phone', () => {
    const managers = filterCasaPerez(rows.workManagers)
    expect(new Set(managers.map(({ status }) => status))).toEqual(
      new Set(['CURRENT', 'SUSPENDED', 'INVALID']),
    )
    const persons = managers.map(findPerson)
    for (const field of ['user_id', 'email', 'mobile_phone_number'] as const) {
      const presence = new Set(persons.map((person) => person?.[field] !== null))
      expect(presence, field).toEqual(new Set([true, false]))
    }
  })

  it('include Casa Pérez, two of whose managers are current residents of its lot', () => {
    const residentIds = rows.residencies
      .filter((residency) => residency.property_id === 201 && isInForce(residency, today))
      .map(({ person_id }) => person_id)
    const residentManagers = filterCasaPerez(rows.workManagers).filter(({ person_id }) =>
      residentIds.includes(person_id),
    )
    expect(residentManagers.map(findPerson).map((person) => person?.last_name)).toEqual([
      'Ibáñez',
      'Adeyemi-Brandt',
    ])
  })

  it('include Casa Pérez, with workers of every status and with expired or expiring insurance', () => {
    const workers = filterCasaPerez(rows.workers)
    expect(workers).toHaveLength(25)
    const counts = Object.groupBy(workers, ({ status }) => status)
    expect([counts.CURRENT?.length, counts.SUSPENDED?.length, counts.INVALID?.length]).toEqual([20, 2, 3])
    const expirationDates = workers.flatMap((worker) => findPerson(worker)?.art_expiration_date ?? [])
    for (const days of [-1, 1, 3, 7, 14]) expect(expirationDates).toContain(addDays(today, days))
    const persons = workers.map(findPerson)
    expect(persons.some((person) => person?.nationality !== 'AR')).toBe(true)
    expect(persons.some((person) => person && /ñ/i.test(formatFullName(person)))).toBe(true)
  })

  it('include Casa Pérez, which has valid, expiring, expired, disabled, future, removed and empty groups', () => {
    const groups = filterCasaPerez(rows.workGroups)
    const hasGroup = (predicate: (group: WorkGroupRow) => boolean) => groups.some(predicate)
    const countWorkers = ({ id }: WorkGroupRow) =>
      rows.groupWorkers.filter(({ group_id }) => group_id === id).length
    const twoWeeksLater = addDays(today, 14)
    expect([
      hasGroup(({ to_date, active_flag }) => active_flag && to_date > twoWeeksLater),
      hasGroup(({ to_date, active_flag }) => active_flag && to_date >= today && to_date <= twoWeeksLater),
      hasGroup(({ to_date, is_removed }) => !is_removed && to_date < today),
      hasGroup(({ active_flag, is_removed }) => !active_flag && !is_removed),
      hasGroup((group) => countWorkers(group) === 0),
      hasGroup(({ from_date }) => from_date > today),
      hasGroup(({ is_removed }) => is_removed),
      hasGroup(({ name }) => name.length === 30),
    ]).toEqual(Array(8).fill(true))
  })

  it('have work documents whose files match their names, three levels of folders, and one empty folder', () => {
    const folders = filterCasaPerez(rows.workFolders)
    const findParentId = (id: number | null) => folders.find((folder) => folder.id === id)?.parent_id ?? null
    const deepest = folders.filter(({ parent_id }) => findParentId(parent_id) !== null)
    expect(deepest.map(({ name }) => name)).toEqual(['Versiones anteriores'])
    const idsOfFilledFolders = new Set(rows.workDocuments.map(({ folder_id }) => folder_id))
    const emptyFolders = folders.filter(
      ({ id }) => !idsOfFilledFolders.has(id) && !folders.some(({ parent_id }) => parent_id === id),
    )
    expect(emptyFolders.map(({ name }) => name)).toEqual(['Actas de inspección'])
    for (const { name, file_key } of rows.workDocuments) {
      const file = rows.files.find(({ key }) => key === file_key)
      const bytes = Buffer.from(file?.content ?? '', 'base64')
      expect([file?.name, file?.size], name).toEqual([name, bytes.length])
      if (name.endsWith('.png')) expect(PNG.sync.read(bytes)).toMatchObject({ width: 96, height: 64 })
      if (name.endsWith('.pdf')) expect(bytes.subarray(-6).toString()).toBe('%%EOF\n')
    }
  })
})

it.each([
  ['Monday', '2026-03-16'],
  ['Tuesday', '2026-03-17'],
  ['Wednesday', '2026-03-18'],
  ['Thursday', '2026-03-19'],
  ['Sunday', '2026-03-22'],
])(
  'on a %s, the groups of Casa Pérez admit at least five workers with papers for the next day',
  async (_, day) => {
    const rows = await buildScenario('demo', 1, `${day}T10:00:00-03:00`)
    const tomorrow = addDays(day, 1)
    const groups = rows.workGroups.filter(
      ({ work_id, active_flag, from_date, to_date, ...group }) =>
        work_id === 501 &&
        active_flag &&
        from_date <= tomorrow &&
        tomorrow <= to_date &&
        group[getWeekdayFlag(tomorrow)],
    )
    const groupIds = getIds(groups)
    const admitted = new Set(
      rows.groupWorkers.filter((link) => groupIds.has(link.group_id)).map(({ worker_id }) => worker_id),
    )
    const allowed = rows.workers.filter(({ id, status, person_id }) => {
      const person = rows.persons.find((row) => row.id === person_id)
      const art = person?.art_expiration_date ?? ''
      const check = person?.background_check_expiration_date ?? ''
      return status === 'CURRENT' && admitted.has(id) && art >= tomorrow && check >= tomorrow
    })
    expect(allowed.length).toBeGreaterThanOrEqual(5)
  },
)

it('the empty scenario has one work, and no worker, group or folder', async () => {
  const { works, workers, workGroups, workFolders } = await buildScenario('empty')
  expect([works.length, workers.length, workGroups.length, workFolders.length]).toEqual([1, 0, 0, 0])
})
