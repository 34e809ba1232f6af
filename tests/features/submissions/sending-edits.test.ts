import type { Mock } from '@mocks/node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connectSession } from '@/app/follow-session'
import { diffCalls } from '@/features/submissions/sending/diff-calls'
import { createPlan, isComplete } from '@/features/submissions/sending/plan'
import { runPlan } from '@/features/submissions/sending/run-plan'
import {
  noSavedSubmission,
  type SavedSubmission,
  type WantedSubmission,
} from '@/features/submissions/sending/submission-state'
import { setFaults, startBackend } from '../../support/start-backend'
import { createApi, createFiles, createPolicy, type Kind, readKnownPeople } from './sending-steps'

/** A random form: its people with their days, and the numbers of their files. */
interface Form {
  words: string
  people: { id: number; day: string; type: 1 | null; files: number[] }[]
  documents: number[]
}

const days = ['2026-12-31', '2027-01-31']

const forms = (ids: readonly number[]): fc.Arbitrary<Form> =>
  fc.record({
    words: fc.constantFrom('', 'Con observaciones', 'Otras'),
    people: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...ids),
        day: fc.constantFrom(...days),
        type: fc.constantFrom(1 as const, null),
        files: fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 2 }),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 4 },
    ),
    documents: fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 }),
  })

/** Converts a form into the wanted submission. Files of the backend are identified by their attachment ids. */
function toWanted(kind: Kind, form: Form, savedSubmission: SavedSubmission): WantedSubmission {
  const file = (name: string, owner?: number) => {
    const savedFile = savedSubmission.files.find((file) => file.name === name && file.owner === owner)
    return { key: `${owner} ${name}`, name, owner, attachmentId: savedFile?.attachmentId }
  }
  const insuredPeople = form.people.map(({ id }) => ({ id, full_name: `Persona ${id}` }))
  if (kind === 'INSURANCE') {
    const fields = { ...createPolicy('4501-1'), description: form.words }
    return {
      kind,
      fields,
      people: insuredPeople,
      files: form.documents.map((number) => file(`${number}.pdf`)),
    }
  }
  const people = form.people.map(({ id, day, type }) => ({
    id,
    full_name: `Persona ${id}`,
    terms: { from_date: '2026-03-10', to_date: day, background_check_type: type },
  }))
  const files = form.people.flatMap(({ id, files }) => files.map((number) => file(`${number}.pdf`, id)))
  return { kind, fields: { description: form.words }, people, files }
}

/** Counts the calls between two forms, independently of `diffCalls`. */
function countCalls(kind: Kind, before: Form, after: Form): number {
  const [peopleBefore, peopleAfter] = [
    new Map(before.people.map((person) => [person.id, person])),
    new Map(after.people.map((person) => [person.id, person])),
  ]
  const countMissing = <Value>(left: readonly Value[], right: readonly Value[]) =>
    left.filter((value) => !right.includes(value)).length
  const diffFiles = (left: number[], right: number[]) => countMissing(left, right) + countMissing(right, left)
  let count = before.words === after.words ? 0 : 1
  count +=
    countMissing([...peopleBefore.keys()], [...peopleAfter.keys()]) +
    countMissing([...peopleAfter.keys()], [...peopleBefore.keys()])
  if (kind === 'INSURANCE') return count + diffFiles(before.documents, after.documents)
  for (const [id, { day, type, files }] of peopleAfter) {
    const known = peopleBefore.get(id)
    if (!known) count += files.length
    else count += (known.day === day && known.type === type ? 0 : 1) + diffFiles(known.files, files)
  }
  return count
}

const createRunOptions = (wanted: WantedSubmission) => ({
  calls: createApi(wanted.kind),
  files: createFiles(wanted),
  onChange: () => {},
  onProgress: () => {},
})

async function run(wanted: WantedSubmission, savedSubmission: SavedSubmission) {
  const { plan } = await runPlan(createPlan(wanted, savedSubmission), createRunOptions(wanted)).ended
  expect(isComplete(plan)).toBe(true)
  return { savedSubmission: plan.held, callCount: plan.steps.length }
}

/** Reads the form that corresponds to the backend's state. */
async function readForm(kind: Kind, savedSubmission: SavedSubmission): Promise<Form> {
  const { savedSubmission: currentSubmission } = await createApi(kind).read(savedSubmission.submissionId ?? 0)
  const names = (owner?: number) =>
    currentSubmission.files
      .filter((file) => file.owner === owner)
      .map(({ name }) => Number.parseInt(name, 10))
  return {
    words: currentSubmission.fields?.description ?? '',
    people: currentSubmission.people.map(({ id, terms }) => ({
      id,
      day: terms?.to_date ?? '',
      type: (terms?.background_check_type ?? null) as 1 | null,
      files: names(id).sort(),
    })),
    documents: names().sort(),
  }
}

const sortForm = (form: Form, kind: Kind): Form => ({
  words: form.words,
  people: [...form.people]
    .sort((left, right) => left.id - right.id)
    .map((person) =>
      kind === 'INSURANCE'
        ? { ...person, day: '', type: null, files: [] }
        : { ...person, files: [...person.files].sort() },
    ),
  documents: kind === 'INSURANCE' ? [...form.documents].sort() : [],
})

const readIds = (mock: Mock) => readKnownPeople(mock, 6).map(({ id }) => id)

test.each(['INSURANCE', 'BACKGROUND_CHECK'] as const)(
  'brings the backend to the state of the form with the fewest calls: %s',
  async (kind) => {
    connectSession()
    const mock = await startBackend({ as: 'residente' })
    const ids = readIds(mock)
    await fc.assert(
      fc.asyncProperty(forms(ids), forms(ids), async (before, after) => {
        const first = await run(toWanted(kind, before, noSavedSubmission), noSavedSubmission)
        const { savedSubmission } = await createApi(kind).read(first.savedSubmission.submissionId ?? 0)
        const second = await run(toWanted(kind, after, savedSubmission), savedSubmission)
        expect(sortForm(await readForm(kind, second.savedSubmission), kind)).toEqual(sortForm(after, kind))
        expect(second.callCount).toBe(countCalls(kind, before, after))
        expect(diffCalls(second.savedSubmission, toWanted(kind, after, second.savedSubmission))).toEqual([])
      }),
      { numRuns: 30 },
    )
  },
)

const operations = {
  INSURANCE: [
    'createInsuranceSubmission',
    'updateInsuranceSubmission',
    'createInsuredPerson',
    'deleteInsuredPerson',
    'uploadInsuranceAttachment',
    'deleteInsuranceAttachment',
  ],
  BACKGROUND_CHECK: [
    'updateBackgroundCheckSubmission',
    'createBackgroundCheckPerson',
    'updateBackgroundCheckPerson',
    'deleteBackgroundCheckPerson',
    'uploadBackgroundCheckAttachment',
    'deleteBackgroundCheckAttachment',
  ],
} as const

test.each(['INSURANCE', 'BACKGROUND_CHECK'] as const)(
  'brings the backend to the state of the form after a retry, whichever call failed: %s',
  async (kind) => {
    connectSession()
    const mock = await startBackend({ as: 'residente' })
    const ids = readIds(mock)
    const fault = fc.record({
      operationId: fc.constantFrom(...operations[kind]),
      status: fc.constantFrom<500 | 'network' | 'lost' | 'garbage'>(500, 'network', 'lost', 'garbage'),
      skip: fc.nat({ max: 2 }),
      times: fc.constant(1),
    })
    await fc.assert(
      fc.asyncProperty(forms(ids), forms(ids), fault, async (before, after, failing) => {
        const first = await run(toWanted(kind, before, noSavedSubmission), noSavedSubmission)
        const { savedSubmission } = await createApi(kind).read(first.savedSubmission.submissionId ?? 0)
        const wanted = toWanted(kind, after, savedSubmission)
        const options = createRunOptions(wanted)
        await setFaults(mock, [failing])
        const { plan } = await runPlan(createPlan(wanted, savedSubmission), options).ended
        await setFaults(mock, [])
        const { plan: end } = await runPlan(plan, options).ended
        expect(isComplete(end)).toBe(true)
        expect(sortForm(await readForm(kind, end.held), kind)).toEqual(sortForm(after, kind))
      }),
      { numRuns: 40 },
    )
  },
)
