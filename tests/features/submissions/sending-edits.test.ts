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
import { chooseCount } from '../../support/scope'
import { setFaults, startBackend } from '../../support/start-backend'
import { createApi, createFiles, createPolicyFields, type Kind, readKnownPeople } from './sending-steps'

/** The values of a random form. Each file is a number, from which its name derives: file 2 is `2.pdf`. */
interface FormValues {
  description: string
  people: { id: number; lastDay: string; type: 1 | null; files: number[] }[]
  documents: number[]
}

const lastDays = ['2026-12-31', '2027-01-31']

const createFormArbitrary = (personIds: readonly number[]): fc.Arbitrary<FormValues> =>
  fc.record({
    description: fc.constantFrom('', 'Con observaciones', 'Otras'),
    people: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...personIds),
        lastDay: fc.constantFrom(...lastDays),
        type: fc.constantFrom(1 as const, null),
        files: fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 2 }),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 4 },
    ),
    documents: fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 }),
  })

/** Converts a form into the wanted submission. A file that the backend already stores gets the id of its attachment. */
function toWantedSubmission(
  kind: Kind,
  form: FormValues,
  savedSubmission: SavedSubmission,
): WantedSubmission {
  const toWantedFile = (name: string, owner?: number) => {
    const savedFile = savedSubmission.files.find((file) => file.name === name && file.owner === owner)
    return { key: `${owner} ${name}`, name, owner, attachmentId: savedFile?.attachmentId }
  }
  const insuredPeople = form.people.map(({ id }) => ({ id, full_name: `Persona ${id}` }))
  if (kind === 'INSURANCE') {
    const fields = { ...createPolicyFields('4501-1'), description: form.description }
    return {
      kind,
      fields,
      people: insuredPeople,
      files: form.documents.map((number) => toWantedFile(`${number}.pdf`)),
    }
  }
  const people = form.people.map(({ id, lastDay, type }) => ({
    id,
    full_name: `Persona ${id}`,
    terms: { from_date: '2026-03-10', to_date: lastDay, background_check_type: type },
  }))
  const files = form.people.flatMap(({ id, files }) =>
    files.map((number) => toWantedFile(`${number}.pdf`, id)),
  )
  return { kind, fields: { description: form.description }, people, files }
}

/** Counts the fewest calls that turn a saved `before` into `after`. The test expects that the plan has as many steps. */
function countCalls(kind: Kind, before: FormValues, after: FormValues): number {
  const [peopleBefore, peopleAfter] = [
    new Map(before.people.map((person) => [person.id, person])),
    new Map(after.people.map((person) => [person.id, person])),
  ]
  const countMissing = <Value>(left: readonly Value[], right: readonly Value[]) =>
    left.filter((value) => !right.includes(value)).length
  const countFileChanges = (left: number[], right: number[]) =>
    countMissing(left, right) + countMissing(right, left)
  let count = before.description === after.description ? 0 : 1
  count +=
    countMissing([...peopleBefore.keys()], [...peopleAfter.keys()]) +
    countMissing([...peopleAfter.keys()], [...peopleBefore.keys()])
  if (kind === 'INSURANCE') return count + countFileChanges(before.documents, after.documents)
  for (const [id, { lastDay, type, files }] of peopleAfter) {
    const personBefore = peopleBefore.get(id)
    if (!personBefore) count += files.length
    else
      count +=
        (personBefore.lastDay === lastDay && personBefore.type === type ? 0 : 1) +
        countFileChanges(personBefore.files, files)
  }
  return count
}

const createRunOptions = (wanted: WantedSubmission) => ({
  api: createApi(wanted.kind),
  files: createFiles(wanted),
  onChange: () => {},
  onProgress: () => {},
})

async function runToEnd(wanted: WantedSubmission, savedSubmission: SavedSubmission) {
  const { plan } = await runPlan(createPlan(wanted, savedSubmission), createRunOptions(wanted)).completion
  expect(isComplete(plan)).toBe(true)
  return { savedSubmission: plan.held, callCount: plan.steps.length }
}

/** Reads the submission from the backend, and converts it to form values. */
async function readForm(kind: Kind, savedSubmission: SavedSubmission): Promise<FormValues> {
  const { savedSubmission: currentSubmission } = await createApi(kind).read(savedSubmission.submissionId ?? 0)
  const readFileNumbers = (owner?: number) =>
    currentSubmission.files
      .filter((file) => file.owner === owner)
      .map(({ name }) => Number.parseInt(name, 10))
  return {
    description: currentSubmission.fields?.description ?? '',
    people: currentSubmission.people.map(({ id, terms }) => ({
      id,
      lastDay: terms?.to_date ?? '',
      type: (terms?.background_check_type ?? null) as 1 | null,
      files: readFileNumbers(id).sort(),
    })),
    documents: readFileNumbers().sort(),
  }
}

/** Sorts people and files, and empties the values that a submission of this kind does not have, for comparison. */
const normalizeForm = (form: FormValues, kind: Kind): FormValues => ({
  description: form.description,
  people: [...form.people]
    .sort((left, right) => left.id - right.id)
    .map((person) =>
      kind === 'INSURANCE'
        ? { ...person, lastDay: '', type: null, files: [] }
        : { ...person, files: [...person.files].sort() },
    ),
  documents: kind === 'INSURANCE' ? [...form.documents].sort() : [],
})

const readPersonIds = (mock: Mock) => readKnownPeople(mock, 6).map(({ id }) => id)

test.each(['INSURANCE', 'BACKGROUND_CHECK'] as const)(
  'saves the values of an edited form with the fewest calls: %s',
  async (kind) => {
    connectSession()
    const mock = await startBackend({ as: 'residente' })
    const personIds = readPersonIds(mock)
    await fc.assert(
      fc.asyncProperty(
        createFormArbitrary(personIds),
        createFormArbitrary(personIds),
        async (before, after) => {
          const first = await runToEnd(toWantedSubmission(kind, before, noSavedSubmission), noSavedSubmission)
          const { savedSubmission } = await createApi(kind).read(first.savedSubmission.submissionId ?? 0)
          const second = await runToEnd(toWantedSubmission(kind, after, savedSubmission), savedSubmission)
          expect(normalizeForm(await readForm(kind, second.savedSubmission), kind)).toEqual(
            normalizeForm(after, kind),
          )
          expect(second.callCount).toBe(countCalls(kind, before, after))
          expect(
            diffCalls(second.savedSubmission, toWantedSubmission(kind, after, second.savedSubmission)),
          ).toEqual([])
        },
      ),
      { numRuns: chooseCount(3, 30) },
    )
  },
)

/** The operations that may fail in the test of the retry. */
const operations = {
  INSURANCE: [
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
  'saves the values of an edited form after one retry, whichever call failed: %s',
  async (kind) => {
    connectSession()
    const mock = await startBackend({ as: 'residente' })
    const personIds = readPersonIds(mock)
    const faultArbitrary = fc.record({
      operationId: fc.constantFrom(...operations[kind]),
      status: fc.constantFrom<500 | 'network' | 'lost' | 'garbage'>(500, 'network', 'lost', 'garbage'),
      skip: fc.nat({ max: 2 }),
      times: fc.constant(1),
    })
    await fc.assert(
      fc.asyncProperty(
        createFormArbitrary(personIds),
        createFormArbitrary(personIds),
        faultArbitrary,
        async (before, after, fault) => {
          const first = await runToEnd(toWantedSubmission(kind, before, noSavedSubmission), noSavedSubmission)
          const { savedSubmission } = await createApi(kind).read(first.savedSubmission.submissionId ?? 0)
          const wanted = toWantedSubmission(kind, after, savedSubmission)
          const options = createRunOptions(wanted)
          await setFaults(mock, [fault])
          const { plan } = await runPlan(createPlan(wanted, savedSubmission), options).completion
          await setFaults(mock, [])
          const { plan: retriedPlan } = await runPlan(plan, options).completion
          expect(isComplete(retriedPlan)).toBe(true)
          expect(normalizeForm(await readForm(kind, retriedPlan.held), kind)).toEqual(
            normalizeForm(after, kind),
          )
        },
      ),
      { numRuns: chooseCount(4, 40) },
    )
  },
)
