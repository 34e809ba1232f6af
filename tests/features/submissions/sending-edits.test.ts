import type { Mock } from '@mocks/node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connectSession } from '@/app/follow-session'
import { diffCalls } from '@/features/submissions/sending/diff-calls'
import { createPlan, isComplete } from '@/features/submissions/sending/plan'
import { runPlan } from '@/features/submissions/sending/run-plan'
import {
  type HeldSubmission,
  nothingHeld,
  type WantedSubmission,
} from '@/features/submissions/sending/submission-state'
import { setFaults, startBackend } from '../../support/start-backend'
import { callsOf, filesOf, type Kind, peopleIn, policyOf } from './sending-steps'

/** A form as chance fills it: who is in it with which days, and which files each of them has. */
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

/** What a form wants of a submission; files that the backend has are known by their numbers. */
function wantedBy(kind: Kind, form: Form, held: HeldSubmission): WantedSubmission {
  const file = (name: string, owner?: number) => {
    const known = held.files.find((one) => one.name === name && one.owner === owner)
    return { key: `${owner} ${name}`, name, owner, attachmentId: known?.attachmentId }
  }
  const named = form.people.map(({ id }) => ({ id, full_name: `Persona ${id}` }))
  if (kind === 'INSURANCE') {
    const fields = { ...policyOf('4501-1'), description: form.words }
    return { kind, fields, people: named, files: form.documents.map((number) => file(`${number}.pdf`)) }
  }
  const people = form.people.map(({ id, day, type }) => ({
    id,
    full_name: `Persona ${id}`,
    terms: { from_date: '2026-03-10', to_date: day, background_check_type: type },
  }))
  const files = form.people.flatMap((one) => one.files.map((number) => file(`${number}.pdf`, one.id)))
  return { kind, fields: { description: form.words }, people, files }
}

/** How many calls lie between two forms, counted without the engine's help. */
function differences(kind: Kind, before: Form, after: Form): number {
  const [was, is] = [
    new Map(before.people.map((one) => [one.id, one])),
    new Map(after.people.map((one) => [one.id, one])),
  ]
  const others = <Value>(one: readonly Value[], other: readonly Value[]) =>
    one.filter((value) => !other.includes(value)).length
  const diffFiles = (one: number[], other: number[]) => others(one, other) + others(other, one)
  let count = before.words === after.words ? 0 : 1
  count += others([...was.keys()], [...is.keys()]) + others([...is.keys()], [...was.keys()])
  if (kind === 'INSURANCE') return count + diffFiles(before.documents, after.documents)
  for (const [id, { day, type, files }] of is) {
    const known = was.get(id)
    if (!known) count += files.length
    else count += (known.day === day && known.type === type ? 0 : 1) + diffFiles(known.files, files)
  }
  return count
}

const meansOf = (wanted: WantedSubmission) => ({
  calls: callsOf(wanted.kind),
  files: filesOf(wanted),
  onChange: () => {},
  onProgress: () => {},
})

async function run(wanted: WantedSubmission, held: HeldSubmission) {
  const { plan } = await runPlan(createPlan(wanted, held), meansOf(wanted)).ended
  expect(isComplete(plan)).toBe(true)
  return { held: plan.held, calls: plan.steps.length }
}

/** A form, as what the backend holds would fill it. */
async function formHeld(kind: Kind, held: HeldSubmission): Promise<Form> {
  const { held: now } = await callsOf(kind).read(held.submissionId ?? 0)
  const names = (owner?: number) =>
    now.files.filter((file) => file.owner === owner).map(({ name }) => Number.parseInt(name, 10))
  return {
    words: now.fields?.description ?? '',
    people: now.people.map(({ id, terms }) => ({
      id,
      day: terms?.to_date ?? '',
      type: (terms?.background_check_type ?? null) as 1 | null,
      files: names(id).sort(),
    })),
    documents: names().sort(),
  }
}

const sorted = (form: Form, kind: Kind): Form => ({
  words: form.words,
  people: [...form.people]
    .sort((one, other) => one.id - other.id)
    .map((one) =>
      kind === 'INSURANCE'
        ? { ...one, day: '', type: null, files: [] }
        : { ...one, files: [...one.files].sort() },
    ),
  documents: kind === 'INSURANCE' ? [...form.documents].sort() : [],
})

const idsIn = (mock: Mock) => peopleIn(mock, 6).map(({ id }) => id)

test.each(['INSURANCE', 'BACKGROUND_CHECK'] as const)(
  'whatever is changed of a submission, the backend has the form and no call too many is made: %s',
  async (kind) => {
    connectSession()
    const mock = await startBackend({ as: 'residente' })
    const ids = idsIn(mock)
    await fc.assert(
      fc.asyncProperty(forms(ids), forms(ids), async (before, after) => {
        const first = await run(wantedBy(kind, before, nothingHeld), nothingHeld)
        const { held } = await callsOf(kind).read(first.held.submissionId ?? 0)
        const second = await run(wantedBy(kind, after, held), held)
        expect(sorted(await formHeld(kind, second.held), kind)).toEqual(sorted(after, kind))
        expect(second.calls).toBe(differences(kind, before, after))
        expect(diffCalls(second.held, wantedBy(kind, after, second.held))).toEqual([])
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
  'whatever call of a change fails, after trying again the backend has the form, and nothing twice: %s',
  async (kind) => {
    connectSession()
    const mock = await startBackend({ as: 'residente' })
    const ids = idsIn(mock)
    const fault = fc.record({
      operationId: fc.constantFrom(...operations[kind]),
      status: fc.constantFrom<500 | 'network' | 'lost' | 'garbage'>(500, 'network', 'lost', 'garbage'),
      skip: fc.nat({ max: 2 }),
      times: fc.constant(1),
    })
    await fc.assert(
      fc.asyncProperty(forms(ids), forms(ids), fault, async (before, after, failing) => {
        const first = await run(wantedBy(kind, before, nothingHeld), nothingHeld)
        const { held } = await callsOf(kind).read(first.held.submissionId ?? 0)
        const wanted = wantedBy(kind, after, held)
        const means = meansOf(wanted)
        await setFaults(mock, [failing])
        const { plan } = await runPlan(createPlan(wanted, held), means).ended
        await setFaults(mock, [])
        const { plan: end } = await runPlan(plan, means).ended
        expect(isComplete(end)).toBe(true)
        expect(sorted(await formHeld(kind, end.held), kind)).toEqual(sorted(after, kind))
      }),
      { numRuns: 40 },
    )
  },
)
