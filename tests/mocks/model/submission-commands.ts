import fc, { type Arbitrary, type AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import type { Answered } from '../client'
import { accounts } from '../handlers/backend'
import { type Action, commandOf } from './command'
import { firstAnswer, keyWords } from './first-answers'
import { agree, submissionPaths as paths } from './submission-lists'
import {
  decide,
  decideAll,
  filing,
  isPending,
  joining,
  type KeptEntry,
  type KeptSubmission,
  type Model,
  neighbours,
  type Status,
} from './submission-model'
import type { ToldBackend } from './told-backend'

type Command = Action<Model, ToldBackend>

const days = { from_date: '2026-03-16', to_date: '2026-09-10' }
const policy = { ...days, submission_type: 'INSURANCE', policy_number: '4501', company: 5 }
const idOf = ({ body }: Answered) => (body as { id: number }).id
const chosen = <Row>(rows: readonly Row[], which: number) => rows[which % rows.length] as Row
const hasSubmissions = ({ submissions }: Readonly<Model>) => submissions.length > 0

const formOf = (name: string, owner: Record<string, number>) => {
  const form = new FormData()
  form.append('file', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), name)
  for (const [field, id] of Object.entries(owner)) form.append(field, String(id))
  return form
}

/** Every entry of a background check, taken or not. */
const entriesOf = ({ submissions, free }: Model): KeptEntry[] => [
  ...submissions.filter(({ kind }) => kind === 'check').flatMap(({ people }) => people),
  ...free,
]
const takenBy = ({ submissions }: Model, entry: KeptEntry) =>
  submissions.find(({ people }) => people.includes(entry))

const fileInsurance = (account: string, key: string | undefined): Command => ({
  words: `${account} files an insurance${keyWords(key)}`,
  run: async (model, { ask }) => {
    const send = () => ask(account, 'POST', paths.insurance, { body: policy, key })
    const answer = await firstAnswer(model.firstAnswers, { account, operation: 'insurance', key }, send)
    if (!answer) return
    expect(answer.status).toBe(201)
    const base = { id: idOf(answer), kind: 'insurance', account, status: 'PENDING' } as const
    model.submissions.push({ ...base, description: '', people: [], files: [] })
  },
})

const insure = (account: string, which: number, person: number): Command => ({
  words: `${account} adds person ${person} to submission number ${which}`,
  when: hasSubmissions,
  run: async (model, { ask }) => {
    const submission = chosen(model.submissions, which)
    const body = { person, insurance_submission: submission.id, status: 'PENDING' }
    const answer = await ask(account, 'POST', paths.insured, { body })
    const isOwn = submission.account === account && submission.kind === 'insurance'
    expect(answer.status).toBe(isOwn ? joining(submission, person) : 404)
    if (answer.status !== 201) return
    submission.people.push({ id: idOf(answer), account, person, status: 'PENDING', comment: null, files: [] })
  },
})

const makeEntry = (account: string, person: number, which: number | undefined): Command => ({
  words: `${account} makes an entry of ${person}${which === undefined ? '' : ` in submission number ${which}`}`,
  when: (model) => which === undefined || hasSubmissions(model),
  run: async (model, { ask }) => {
    const submission = which === undefined ? undefined : chosen(model.submissions, which)
    const body = { ...days, person, status: 'PENDING', background_check_submission: submission?.id ?? null }
    const answer = await ask(account, 'POST', paths.entries, { body })
    const isOwn = !submission || (submission.account === account && submission.kind === 'check')
    const alone = neighbours.includes(person) ? 201 : 400
    expect(answer.status).toBe(isOwn ? (submission ? joining(submission, person) : alone) : 404)
    if (answer.status !== 201) return
    const entry = { id: idOf(answer), account, person, status: 'PENDING', comment: null, files: [] } as const
    const made: KeptEntry = { ...entry, files: [] }
    if (submission) submission.people.push(made)
    else model.free.push(made)
  },
})

/** As the screen does it: an entry, its file, and then the submission of all that are ready. */
const prepareAndFile = (account: string, person: number, numbers: number[]): Command => ({
  words: `${account} prepares an entry of ${person} with a file, and files numbers [${numbers.join(', ')}]`,
  run: async (model, real) => {
    const before = entriesOf(model).length
    await makeEntry(account, person, undefined).run(model, real)
    if (entriesOf(model).length > before) await attachToEntry(account, before, 'foto.jpg').run(model, real)
    await fileCheck(account, [...numbers, before], undefined).run(model, real)
  },
})

const fileCheck = (account: string, numbers: number[], key: string | undefined): Command => ({
  words: `${account} files a check of entries number [${numbers.join(', ')}]${keyWords(key)}`,
  run: async (model, { ask }) => {
    const all = entriesOf(model)
    const asked = [...new Set(numbers.map((one) => (all.length > 0 ? chosen(all, one) : undefined)))]
    const body = { description: '', people: asked.map((entry) => entry?.id ?? 99_999) }
    const send = () => ask(account, 'POST', paths.check, { body, key })
    const answer = await firstAnswer(model.firstAnswers, { account, operation: 'check', key }, send)
    if (!answer) return
    const expected = filing(model, account, asked)
    expect(answer.status).toBe(expected)
    if (expected !== 201) return
    const people = asked as KeptEntry[]
    model.free = model.free.filter((entry) => !people.includes(entry))
    const base = { id: idOf(answer), kind: 'check', account, status: 'PENDING', description: '' } as const
    model.submissions.push({ ...base, people, files: [] })
  },
})

/** Insured people and entries leave by calls of their own. */
const removePerson = (account: string, which: number): Command => ({
  words: `${account} removes somebody, number ${which}`,
  when: ({ submissions, free }) => free.length + submissions.flatMap(({ people }) => people).length > 0,
  run: async (model, { ask }) => {
    const all = [...model.submissions.flatMap(({ people }) => people), ...model.free]
    const entry = chosen(all, which)
    const submission = takenBy(model, entry)
    const path = submission?.kind === 'insurance' ? paths.insured : paths.entries
    const { status } = await ask(account, 'DELETE', `${path}${entry.id}/`)
    const isOpen = !submission || isPending(submission)
    expect(status).toBe(entry.account === account ? (isOpen ? 204 : 409) : 404)
    if (status !== 204) return
    if (submission) submission.people = submission.people.filter((one) => one !== entry)
    else model.free = model.free.filter((one) => one !== entry)
  },
})

const attach = (account: string, which: number, name: string): Command => ({
  words: `${account} attaches ${name} to submission number ${which}`,
  when: hasSubmissions,
  run: async (model, { ask }) => {
    const submission = chosen(model.submissions, which)
    const body = formOf(name, { insurance_submission: submission.id })
    const answer = await ask(account, 'POST', paths.files, { body })
    const isOwn = submission.account === account && submission.kind === 'insurance'
    const accepted = name.endsWith('.exe') ? 400 : 201
    expect(answer.status).toBe(isOwn ? (isPending(submission) ? accepted : 409) : 404)
    if (answer.status === 201) submission.files.push({ id: idOf(answer), name })
  },
})

const attachToEntry = (account: string, which: number, name: string): Command => ({
  words: `${account} attaches ${name} to entry number ${which}`,
  when: (model) => entriesOf(model).length > 0,
  run: async (model, { ask }) => {
    const entry = chosen(entriesOf(model), which)
    const answer = await ask(account, 'POST', paths.entryFiles, {
      body: formOf(name, { submission_person: entry.id }),
    })
    const submission = takenBy(model, entry)
    const isOpen = isPending(entry) && (!submission || isPending(submission))
    const accepted = name.endsWith('.exe') ? 400 : 201
    expect(answer.status).toBe(entry.account === account ? (isOpen ? accepted : 409) : 404)
    if (answer.status === 201) entry.files.push({ id: idOf(answer), name })
  },
})

const detach = (account: string, which: number): Command => ({
  words: `${account} removes the newest file of submission number ${which}`,
  when: ({ submissions }) => submissions.some(({ files }) => files.length > 0),
  run: async (model, { ask }) => {
    const submission: KeptSubmission = chosen(
      model.submissions.filter(({ files }) => files.length > 0),
      which,
    )
    const { status } = await ask(account, 'DELETE', `${paths.files}${submission.files.at(-1)?.id}/`)
    expect(status).toBe(submission.account === account ? (isPending(submission) ? 204 : 409) : 404)
    if (status === 204) submission.files.pop()
  },
})

const rule = (which: number, status: Status, comment: string, whom: number | undefined): Command => ({
  words: `the Administration says ${status} of ${whom === undefined ? '' : `person number ${whom} of `}submission number ${which}`,
  when: hasSubmissions,
  run: async (model, { ask }) => {
    const submission = chosen(model.submissions, which)
    const { people } = submission
    const entry = whom === undefined || people.length === 0 ? undefined : chosen(people, whom)
    // Of a submission without people nobody can be meant.
    const person = whom === undefined ? undefined : (entry?.person ?? neighbours[0])
    const body = { submission: submission.id, status, comment, person }
    const answer = await ask('', 'POST', '/__mock/administration/decide', { body })
    const isDecided = !isPending(submission) || (entry !== undefined && !isPending(entry))
    expect(answer.status).toBe(person !== undefined && !entry ? 404 : isDecided ? 409 : 200)
    if (answer.status !== 200) return
    if (entry) decide(entry, status, comment)
    else decideAll(submission, status, comment)
  },
})

/** First about one person, then about the whole. */
const ruleTwice = (which: number, one: Status, other: Status, whom: number): Command => ({
  words: `${rule(which, one, 'No es legible.', whom).words}, then ${other} of the whole`,
  when: hasSubmissions,
  run: async (model, real) => {
    await rule(which, one, 'No es legible.', whom).run(model, real)
    await rule(which, other, 'Vencida.', undefined).run(model, real)
  },
})

const someone = fc.constantFrom(accounts.residente, accounts.obra)
const somePerson = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...neighbours) },
  fc.constantFrom(302, 9999),
)
const someKey = fc.option(fc.constantFrom('first-key', 'second-key'), { nil: undefined, freq: 3 })
const someName = fc.constantFrom('póliza.pdf', 'lista.pdf', 'virus.exe')
const someWord = fc.constantFrom<Status>('APPROVED', 'REJECTED')
const which = fc.nat({ max: 6 })
const whom = fc.option(which, { nil: undefined, freq: 2 })
const place = fc.option(which, { nil: undefined, freq: 1 })

/** What is done with submissions, by those who file them and by the Administration. */
export const submissionCommands: Arbitrary<AsyncCommand<Model, ToldBackend>>[] = [
  fc.tuple(someone, someKey).map((all) => fileInsurance(...all)),
  fc.tuple(someone, which, somePerson).map((all) => insure(...all)),
  fc.tuple(someone, somePerson, place).map((all) => makeEntry(...all)),
  fc
    .tuple(someone, somePerson, fc.array(fc.nat({ max: 20 }), { maxLength: 2 }))
    .map((all) => prepareAndFile(...all)),
  fc.tuple(someone, fc.array(which, { maxLength: 3 }), someKey).map((all) => fileCheck(...all)),
  fc.tuple(someone, which).map((all) => removePerson(...all)),
  fc.tuple(someone, which, someName).map((all) => attach(...all)),
  fc.tuple(someone, which, someName).map((all) => attachToEntry(...all)),
  fc.tuple(someone, which).map((all) => detach(...all)),
  fc.tuple(which, someWord, someWord, which).map((all) => ruleTwice(...all)),
  fc.tuple(which, someWord, fc.constant('Ilegible.'), whom).map((all) => rule(...all)),
].map((commands) => commands.map((one) => commandOf(one, agree)))
