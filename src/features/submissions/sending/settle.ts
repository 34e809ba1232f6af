import { isAnswered } from '@/api/api-error'
import { config } from '@/config'
import { isAlike } from './file-names'
import type { Ledger } from './ledger'
import { type Effect, receiverOf, withFile, withPerson, withSubmission } from './make-call'
import { missingSteps, type Plan, revise, type Step } from './plan'
import type { SendingCalls } from './sending-calls'
import type { HeldFile } from './wanted'

type StepThat<Does> = Extract<Step, { does: Does }>

const that =
  <Does extends Step['does']>(does: Does) =>
  (step: Step): step is StepThat<Does> =>
    step.does === does

/** The steps that were sent and never answered; of several like each other those first that were under way. */
const unsureSteps = (plan: Plan): Step[] =>
  [...plan.doubts, ...missingSteps(plan)]
    .filter(({ isUnsure }) => isUnsure)
    .sort((one, other) => Number(one.state === 'waiting') - Number(other.state === 'waiting'))

/**
 * Finds out what became of calls whose answer was lost, by reading, before any of them is repeated. What was done counts
 * as done; what is then missing, or too much, is the plan again.
 * @throws ApiError if it cannot be found out.
 */
export async function settle(ledger: Ledger, calls: SendingCalls, signal: AbortSignal): Promise<void> {
  if (unsureSteps(ledger.plan()).length === 0) return
  await settleSubmission(ledger, calls)
  if (ledger.plan().held.submissionId === null) await settleEntries(ledger, calls, signal)
  else await settleParts(ledger, calls)
  ledger.change((plan) =>
    revise({ ...plan, doubts: [], steps: plan.steps.map((step) => ({ ...step, isUnsure: undefined })) }),
  )
}

async function settleSubmission(ledger: Ledger, calls: SendingCalls): Promise<void> {
  const { held } = ledger.plan()
  const step = unsureSteps(ledger.plan()).find(that('create'))
  if (!step || held.submissionId !== null) return
  const found = calls.readEntry
    ? await readFiled(ledger.plan(), calls)
    : await calls.findCreated?.(step.fields)
  if (typeof found === 'number') ledger.done(step.key, withSubmission(found, step.fields))
}

/** The submission that has taken the entries, if one has. */
async function readFiled({ held }: Plan, calls: SendingCalls): Promise<number | undefined> {
  const [entry] = held.people
  if (!entry?.terms) return undefined
  return (await calls.readEntry?.(entry.placeId, entry.terms))?.submissionId ?? undefined
}

/** Of a submission that exists all can be read. */
async function settleParts(ledger: Ledger, calls: SendingCalls): Promise<void> {
  const unsure = unsureSteps(ledger.plan())
  const parts = unsure.filter(({ does }) => does === 'add-person' || does === 'add-file')
  const { submissionId } = ledger.plan().held
  if (parts.length === 0 || submissionId === null) return
  const { status, held } = await calls.read(submissionId)
  if (status !== 'PENDING') ledger.change((plan) => ({ ...plan, decided: status }))
  for (const step of unsure.filter(that('add-person'))) {
    const place = held.people.find(({ id }) => id === step.person.id)
    if (place) adopt(ledger, step, withPerson(place))
  }
  for (const step of unsure.filter(that('add-file'))) adoptFile(ledger, step, held.files)
}

/** Entries that no submission has taken are read one by one. */
async function settleEntries(ledger: Ledger, calls: SendingCalls, signal: AbortSignal): Promise<void> {
  const unsure = unsureSteps(ledger.plan())
  for (const step of unsure.filter(that('add-person'))) await settleEntry(ledger, step, calls, signal)
  const sent = unsure.filter(that('add-file'))
  for (const { id, placeId, terms } of ledger.plan().held.people) {
    const theirs = sent.filter(({ file }) => file.owner === id)
    if (theirs.length === 0 || !terms || !calls.readEntry) continue
    const { files } = await calls.readEntry(placeId, terms)
    for (const step of theirs) adoptFile(ledger, step, files)
  }
}

/**
 * Nothing finds an entry whose number was lost. A backend that knows keys tells it again; without them it is made anew,
 * and what was lost belongs to no submission, so that nobody ever sees it.
 */
async function settleEntry(
  ledger: Ledger,
  step: StepThat<'add-person'>,
  calls: SendingCalls,
  signal: AbortSignal,
): Promise<void> {
  if (!config().idempotencyKeys) return
  try {
    const { placeId } = await calls.addPerson(null, step.person, {
      idempotencyKey: step.idempotencyKey,
      signal,
    })
    adopt(ledger, step, withPerson({ ...step.person, placeId }))
  } catch (error) {
    if (!isAnswered(error)) throw error
  }
}

/** What a doubt has brought is there, although nobody wants it any more. */
function adopt(ledger: Ledger, step: Step, effect: Effect): void {
  if (ledger.plan().doubts.includes(step)) ledger.change((plan) => ({ ...plan, held: effect(plan.held) }))
  else ledger.done(step.key, effect)
}

/** The file of a step is known by its name or, if nothing else is called so, by what a backend makes of that. */
function adoptFile(ledger: Ledger, step: StepThat<'add-file'>, files: readonly HeldFile[]): void {
  const { held } = ledger.plan()
  if (receiverOf(step.file, held) === undefined) return
  const unknown = files.filter(
    (file) =>
      isAlike(file, step.file) && !held.files.some(({ attachmentId }) => attachmentId === file.attachmentId),
  )
  const found = unknown.find(({ name }) => name === step.file.name) ?? unknown[0]
  if (found) adopt(ledger, step, withFile({ ...found, key: step.file.key }))
}
