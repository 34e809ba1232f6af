import { acceptFile } from '@mocks/rules/attachments'
import { formatFullName } from '@mocks/rules/people'
import { createSampleContent, drawStripes } from '@mocks/scenarios/submissions/sample-files'
import { testNow } from '@mocks/world/world'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { buildScenario } from './build-scenario'

const rows = await buildScenario('demo')
const statuses = ['PENDING', 'APPROVED', 'REJECTED']
const addDaysToToday = (days: number) =>
  new Date(Date.parse('2026-03-16') + days * 86_400_000).toISOString().slice(0, 10)
const getIds = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id))

describe('the submissions of the demo', () => {
  const { insuranceSubmissions, backgroundCheckSubmissions, insuredPeople, backgroundCheckPeople } = rows

  it('are 32 in total, and both kinds cover every status for residente and for obra', () => {
    expect(insuranceSubmissions.length + backgroundCheckSubmissions.length).toBe(32)
    for (const list of [insuranceSubmissions, backgroundCheckSubmissions]) {
      for (const creator of [301, 304]) {
        const ownSubmissions = list.filter(({ creator_id }) => creator_id === creator)
        expect(new Set(ownSubmissions.map(({ status }) => status)), `${creator}`).toEqual(new Set(statuses))
      }
    }
    expect(insuranceSubmissions.filter(({ creator_id }) => creator_id === 304).length).toBeGreaterThan(10)
  })

  it('refer only to rows that exist, and both kinds together have unique ids', () => {
    const danglingRows = [
      ...insuranceSubmissions.filter((row) => !getIds(rows.insuranceCompanies).has(row.company_id)),
      ...insuredPeople.filter((row) => !getIds(insuranceSubmissions).has(row.insurance_submission_id)),
      ...backgroundCheckPeople.filter(
        ({ background_check_submission_id: id, background_check_type_id: type }) =>
          (id !== null && !getIds(backgroundCheckSubmissions).has(id)) ||
          (type !== null && !getIds(rows.backgroundCheckTypes).has(type)),
      ),
      ...rows.attachments.filter(
        ({ insurance_submission_id: submissionId, background_check_person_id: entryId }) =>
          !(submissionId === null
            ? getIds(backgroundCheckPeople).has(entryId ?? 0)
            : getIds(insuranceSubmissions).has(submissionId)),
      ),
    ]
    expect(danglingRows).toEqual([])
    expect(new Set([...getIds(insuranceSubmissions), ...getIds(backgroundCheckSubmissions)]).size).toBe(32)
  })

  it('have only people of Los Álamos, and nobody twice in one submission', () => {
    const people = new Map(rows.persons.map((person) => [person.id, person]))
    const members = [
      ...insuredPeople.map((row) => [`i${row.insurance_submission_id}`, row.person_id] as const),
      ...backgroundCheckPeople.map(
        (row) => [`c${row.background_check_submission_id}`, row.person_id] as const,
      ),
    ]
    expect(members.filter(([, id]) => people.get(id)?.real_property_id !== 101)).toEqual([])
    expect(new Set(members.map(String)).size).toBe(members.length)
  })

  it('have valid dates, even if the world begins at the end of a year or on 29 February', async () => {
    for (const now of [testNow, '2027-12-31T23:50:00-03:00', '2028-02-29T00:05:00-03:00']) {
      const world = await buildScenario('demo', 1, now)
      const invalid = world.insuranceSubmissions.filter(
        ({ from_date, to_date, created_at }) =>
          from_date > to_date ||
          to_date < created_at.slice(0, 10) ||
          Date.parse(created_at) > Date.parse(now),
      )
      expect(invalid).toEqual([])
      expect(world.backgroundCheckPeople.filter(({ from_date, to_date }) => from_date > to_date)).toEqual([])
    }
  })

  it('have people in every status, a comment on exactly the rejected people, and a reason for each rejected submission', () => {
    for (const list of [insuredPeople, backgroundCheckPeople]) {
      expect(new Set(list.map(({ status }) => status))).toEqual(new Set(statuses))
      expect(list.filter(({ status, comment }) => status === 'REJECTED' && !comment)).toEqual([])
      expect(list.filter(({ status, comment }) => status !== 'REJECTED' && comment !== null)).toEqual([])
    }
    const rejectedSubmissions = [...insuranceSubmissions, ...backgroundCheckSubmissions].filter(
      ({ status }) => status === 'REJECTED',
    )
    expect(rejectedSubmissions.filter(({ description }) => description === '')).toEqual([])
  })

  it('include entries and approved insurance that expire in 1, 3 and 7 days, expired insurance, and insurance into 2027', () => {
    for (const days of [7, 3, 1]) {
      const approvedSubmissions = insuranceSubmissions.filter(({ status }) => status === 'APPROVED')
      expect(approvedSubmissions.some(({ to_date }) => to_date === addDaysToToday(days))).toBe(true)
      expect(backgroundCheckPeople.some(({ to_date }) => to_date === addDaysToToday(days))).toBe(true)
    }
    expect(insuranceSubmissions.some(({ to_date }) => to_date < '2026-03-16')).toBe(true)
    expect(insuranceSubmissions.some(({ to_date }) => to_date > '2027-01-01')).toBe(true)
    expect(insuranceSubmissions.some((row) => row.policy_holder_full_name === '')).toBe(true)
    expect(rows.persons.some((person) => formatFullName(person).length > 55)).toBe(true)
  })

  it('extend the insurance of each approved person at least to the last day of each approved policy of that person', () => {
    const findLatest = (days: readonly string[]) => [...days].sort().at(-1)
    for (const person of rows.persons) {
      const policies = insuredPeople
        .filter((row) => row.person_id === person.id && row.status === 'APPROVED')
        .map((row) => insuranceSubmissions.find(({ id }) => id === row.insurance_submission_id))
        .filter((row) => row?.status === 'APPROVED')
      if (policies.length === 0) continue
      const latest = findLatest(policies.map((row) => row?.to_date ?? ''))
      expect((person.art_expiration_date ?? '') >= (latest ?? ''), formatFullName(person)).toBe(true)
    }
  })

  it('contain every entry except one, which obra created but has not submitted', () => {
    const unsubmittedEntries = backgroundCheckPeople.filter(
      (row) => row.background_check_submission_id === null,
    )
    expect(unsubmittedEntries.map(({ creator_id }) => creator_id)).toEqual([304])
  })
})

describe('the files of the demo', () => {
  const readContent = (key: string) => {
    const file = rows.files.find((row) => row.key === key)
    return Uint8Array.from(atob(file?.content ?? ''), (character) => character.charCodeAt(0))
  }

  it('have the name of their attachment, the size of their content, and the media type of their extension', () => {
    for (const { name, file_key } of rows.attachments) {
      const file = rows.files.find(({ key }) => key === file_key)
      const bytes = readContent(file_key)
      expect(file).toMatchObject({ name, size: bytes.length })
      expect(acceptFile({ name, size: bytes.length }).media_type).toBe(file?.media_type)
      expect(bytes.length).toBeGreaterThan(20)
    }
    const extensions = new Set(rows.attachments.map(({ name }) => name.split('.').at(-1)))
    expect([...extensions].sort()).toEqual(['csv', 'md', 'pdf', 'png', 'txt'])
  })

  it('of type PDF have the right offsets in their cross-reference table', () => {
    const file = new TextDecoder('latin1').decode(createSampleContent('a.pdf', ['Póliza (1) \\ Ñandú']))
    expect(file.startsWith('%PDF-1.4')).toBe(true)
    expect(file).toContain('(Póliza \\(1\\) \\\\ Ñandú) Tj')
    const [, start = ''] = file.match(/startxref\n(\d+)/) ?? []
    expect(file.slice(Number(start), Number(start) + 4)).toBe('xref')
    const offsets = [...file.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
    expect(offsets.map((offset, index) => file.startsWith(`${index + 1} 0 obj`, offset))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    const [, length = ''] = file.match(/\/Length (\d+)/) ?? []
    const stream = file.slice(file.indexOf('stream\n') + 7, file.indexOf('\nendstream'))
    expect(stream.length).toBe(Number(length))
  })

  it('of type PNG have the drawn stripes when decoded', () => {
    const { width, height, data } = PNG.sync.read(
      Buffer.from(
        drawStripes(
          [
            [255, 0, 0],
            [0, 255, 0],
          ],
          8,
        ),
      ),
    )
    expect([width, height, [...data.subarray(0, 4)], [...data.subarray(-4)]]).toEqual([
      8,
      8,
      [255, 0, 0, 255],
      [0, 255, 0, 255],
    ])
  })
})

it('the empty scenario has the insurance companies and background-check types of the demo, and no submission', async () => {
  const world = await buildScenario('empty')
  expect(world.insuranceCompanies).toEqual(rows.insuranceCompanies)
  expect(world.backgroundCheckTypes).toEqual(rows.backgroundCheckTypes)
  expect([...world.insuranceSubmissions, ...world.backgroundCheckSubmissions, ...world.attachments]).toEqual(
    [],
  )
})
