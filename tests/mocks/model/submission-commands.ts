import fc, { type Arbitrary, type AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import type { CallResponse } from '../client'
import { accounts } from '../handlers/backend'
import { type Action, chooseRow, toCommand } from './command'
import { decideTwice, sendDecision } from './decision-commands'
import { describeKey, sendAndGetNewResponse } from './idempotent-calls'
import type { SignedInBackend } from './signed-in-backend'
import { expectSameState, submissionPaths as paths } from './submission-lists'
import {
  hasSubmissions,
  isPending,
  type Model,
  type ModelEntry,
  type ModelSubmission,
  peopleOfNeighbourhood,
  predictAddingStatus,
  predictSubmittingStatus,
  type Status,
} from './submission-model'

type ModelAction = Action<Model, SignedInBackend>

const days = { from_date: '2026-03-16', to_date: '2026-09-10' }
const policy = { ...days, submission_type: 'INSURANCE', policy_number: '4501', company: 5 }
const getId = ({ body }: CallResponse) => (body as { id: number }).id

const createFileForm = (name: string, parentFields: Record<string, number>) => {
  const form = new FormData()
  form.append('file', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), name)
  for (const [field, id] of Object.entries(parentFields)) form.append(field, String(id))
  return form
}

/** Lists all background-check entries: those in a submission, then those that are in none yet. */
const listEntries = ({ submissions, unsubmittedEntries }: Model): ModelEntry[] => [
  ...submissions.filter(({ kind }) => kind === 'check').flatMap(({ people }) => people),
  ...unsubmittedEntries,
]
const findSubmissionOf = ({ submissions }: Model, entry: ModelEntry) =>
  submissions.find(({ people }) => people.includes(entry))

const submitInsurance = (account: string, key: string | undefined): ModelAction => ({
  description: `${account} creates an insurance submission${describeKey(key)}`,
  run: async (model, { call }) => {
    const send = () => call(account, 'POST', paths.insurance, { body: policy, key })
    const response = await sendAndGetNewResponse(
      model.firstResponses,
      { account, operation: 'insurance', key },
      send,
    )
    if (!response) return
    expect(response.status).toBe(201)
    const submissionFields = { id: getId(response), kind: 'insurance', account, status: 'PENDING' } as const
    model.submissions.push({ ...submissionFields, description: '', people: [], files: [] })
  },
})

const addInsuredPerson = (account: string, index: number, person: number): ModelAction => ({
  description: `${account} adds person ${person} to submission number ${index}`,
  isPossible: hasSubmissions,
  run: async (model, { call }) => {
    const submission = chooseRow(model.submissions, index)
    const body = { person, insurance_submission: submission.id, status: 'PENDING' }
    const response = await call(account, 'POST', paths.insured, { body })
    const isOwn = submission.account === account && submission.kind === 'insurance'
    expect(response.status).toBe(isOwn ? predictAddingStatus(submission, person) : 404)
    if (response.status !== 201) return
    submission.people.push({
      id: getId(response),
      account,
      person,
      status: 'PENDING',
      comment: null,
      files: [],
    })
  },
})

const createEntry = (account: string, person: number, index: number | undefined): ModelAction => ({
  description: `${account} creates an entry of ${person}${index === undefined ? '' : ` in submission number ${index}`}`,
  isPossible: (model) => index === undefined || hasSubmissions(model),
  run: async (model, { call }) => {
    const submission = index === undefined ? undefined : chooseRow(model.submissions, index)
    const body = { ...days, person, status: 'PENDING', background_check_submission: submission?.id ?? null }
    const response = await call(account, 'POST', paths.entries, { body })
    const isOwn = !submission || (submission.account === account && submission.kind === 'check')
    const statusWithoutSubmission = peopleOfNeighbourhood.includes(person) ? 201 : 400
    expect(response.status).toBe(
      isOwn ? (submission ? predictAddingStatus(submission, person) : statusWithoutSubmission) : 404,
    )
    if (response.status !== 201) return
    const entry = {
      id: getId(response),
      account,
      person,
      status: 'PENDING',
      comment: null,
      files: [],
    } as const
    const newEntry: ModelEntry = { ...entry, files: [] }
    if (submission) submission.people.push(newEntry)
    else model.unsubmittedEntries.push(newEntry)
  },
})

/** Creates an entry, attaches a file to it, and submits it with the entries at the indexes, as the portal does. */
const prepareAndSubmit = (account: string, person: number, indexes: number[]): ModelAction => ({
  description: `${account} prepares an entry of ${person} with a file, and submits it with entries number [${indexes.join(', ')}]`,
  run: async (model, real) => {
    const newIndex = listEntries(model).length
    await createEntry(account, person, undefined).run(model, real)
    const isCreated = listEntries(model).length > newIndex
    if (isCreated) await attachToEntry(account, newIndex, 'foto.jpg').run(model, real)
    await submitCheck(account, [...indexes, newIndex], undefined).run(model, real)
  },
})

const submitCheck = (account: string, indexes: number[], key: string | undefined): ModelAction => ({
  description: `${account} submits entries number [${indexes.join(', ')}]${describeKey(key)}`,
  run: async (model, { call }) => {
    const allEntries = listEntries(model)
    const entries = [
      ...new Set(indexes.map((index) => (allEntries.length > 0 ? chooseRow(allEntries, index) : undefined))),
    ]
    const body = { description: '', people: entries.map((entry) => entry?.id ?? 99_999) }
    const send = () => call(account, 'POST', paths.check, { body, key })
    const response = await sendAndGetNewResponse(
      model.firstResponses,
      { account, operation: 'check', key },
      send,
    )
    if (!response) return
    const expected = predictSubmittingStatus(model, account, entries)
    expect(response.status).toBe(expected)
    if (expected !== 201) return
    const people = entries as ModelEntry[]
    model.unsubmittedEntries = model.unsubmittedEntries.filter((entry) => !people.includes(entry))
    const submissionFields = {
      id: getId(response),
      kind: 'check',
      account,
      status: 'PENDING',
      description: '',
    } as const
    model.submissions.push({ ...submissionFields, people, files: [] })
  },
})

/** Removes an insured person or a background-check entry. The two kinds have different endpoints. */
const removePerson = (account: string, index: number): ModelAction => ({
  description: `${account} removes person number ${index}`,
  isPossible: ({ submissions, unsubmittedEntries }) =>
    unsubmittedEntries.length + submissions.flatMap(({ people }) => people).length > 0,
  run: async (model, { call }) => {
    const allEntries = [...model.submissions.flatMap(({ people }) => people), ...model.unsubmittedEntries]
    const entry = chooseRow(allEntries, index)
    const submission = findSubmissionOf(model, entry)
    const path = submission?.kind === 'insurance' ? paths.insured : paths.entries
    const { status } = await call(account, 'DELETE', `${path}${entry.id}/`)
    const isOpen = !submission || isPending(submission)
    expect(status).toBe(entry.account === account ? (isOpen ? 204 : 409) : 404)
    if (status !== 204) return
    if (submission) submission.people = submission.people.filter((otherEntry) => otherEntry !== entry)
    else model.unsubmittedEntries = model.unsubmittedEntries.filter((otherEntry) => otherEntry !== entry)
  },
})

const attachFile = (account: string, index: number, name: string): ModelAction => ({
  description: `${account} attaches ${name} to submission number ${index}`,
  isPossible: hasSubmissions,
  run: async (model, { call }) => {
    const submission = chooseRow(model.submissions, index)
    const body = createFileForm(name, { insurance_submission: submission.id })
    const response = await call(account, 'POST', paths.files, { body })
    const isOwn = submission.account === account && submission.kind === 'insurance'
    const statusByFormat = name.endsWith('.exe') ? 400 : 201
    expect(response.status).toBe(isOwn ? (isPending(submission) ? statusByFormat : 409) : 404)
    if (response.status === 201) submission.files.push({ id: getId(response), name })
  },
})

const attachToEntry = (account: string, index: number, name: string): ModelAction => ({
  description: `${account} attaches ${name} to entry number ${index}`,
  isPossible: (model) => listEntries(model).length > 0,
  run: async (model, { call }) => {
    const entry = chooseRow(listEntries(model), index)
    const response = await call(account, 'POST', paths.entryFiles, {
      body: createFileForm(name, { submission_person: entry.id }),
    })
    const submission = findSubmissionOf(model, entry)
    const isOpen = isPending(entry) && (!submission || isPending(submission))
    const statusByFormat = name.endsWith('.exe') ? 400 : 201
    expect(response.status).toBe(entry.account === account ? (isOpen ? statusByFormat : 409) : 404)
    if (response.status === 201) entry.files.push({ id: getId(response), name })
  },
})

const removeNewestFile = (account: string, index: number): ModelAction => ({
  description: `${account} removes the newest file of submission number ${index}`,
  isPossible: ({ submissions }) => submissions.some(({ files }) => files.length > 0),
  run: async (model, { call }) => {
    const submission: ModelSubmission = chooseRow(
      model.submissions.filter(({ files }) => files.length > 0),
      index,
    )
    const { status } = await call(account, 'DELETE', `${paths.files}${submission.files.at(-1)?.id}/`)
    expect(status).toBe(submission.account === account ? (isPending(submission) ? 204 : 409) : 404)
    if (status === 204) submission.files.pop()
  },
})

const someAccount = fc.constantFrom(accounts.residente, accounts.obra)
const somePerson = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...peopleOfNeighbourhood) },
  // Person 302 belongs to another neighbourhood; no person has the id 9999.
  fc.constantFrom(302, 9999),
)
const someKey = fc.option(fc.constantFrom('first-key', 'second-key'), { nil: undefined, freq: 3 })
const someName = fc.constantFrom('póliza.pdf', 'lista.pdf', 'virus.exe')
const someDecision = fc.constantFrom<Status>('APPROVED', 'REJECTED')
const someIndex = fc.nat({ max: 6 })
const somePersonIndex = fc.option(someIndex, { nil: undefined, freq: 2 })
const someSubmissionIndex = fc.option(someIndex, { nil: undefined, freq: 1 })

/** Generates commands: users create and change submissions, and the Administration decides on them. */
export const submissionCommands: Arbitrary<AsyncCommand<Model, SignedInBackend>>[] = [
  fc.tuple(someAccount, someKey).map((args) => submitInsurance(...args)),
  fc.tuple(someAccount, someIndex, somePerson).map((args) => addInsuredPerson(...args)),
  fc.tuple(someAccount, somePerson, someSubmissionIndex).map((args) => createEntry(...args)),
  fc
    .tuple(someAccount, somePerson, fc.array(fc.nat({ max: 20 }), { maxLength: 2 }))
    .map((args) => prepareAndSubmit(...args)),
  fc.tuple(someAccount, fc.array(someIndex, { maxLength: 3 }), someKey).map((args) => submitCheck(...args)),
  fc.tuple(someAccount, someIndex).map((args) => removePerson(...args)),
  fc.tuple(someAccount, someIndex, someName).map((args) => attachFile(...args)),
  fc.tuple(someAccount, someIndex, someName).map((args) => attachToEntry(...args)),
  fc.tuple(someAccount, someIndex).map((args) => removeNewestFile(...args)),
  fc.tuple(someIndex, someDecision, someDecision, someIndex).map((args) => decideTwice(...args)),
  fc
    .tuple(someIndex, someDecision, fc.constant('Ilegible.'), somePersonIndex)
    .map((args) => sendDecision(...args)),
].map((actions) => actions.map((action) => toCommand(action, expectSameState)))
