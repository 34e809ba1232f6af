import { UnreadableFile } from './describe-problem'
import type { Step } from './plan'
import type { SendingCalls, Sent } from './sending-calls'
import type { Held, HeldFile, HeldPerson, Wanted, WantedFile } from './wanted'

/** What the backend has, once a step is done. */
export type Effect = (held: Held) => Held

/** What a step's call needs besides the step. */
export interface CallGround {
  calls: SendingCalls
  wanted: Wanted
  held: Held
  files: ReadonlyMap<string, File>
  signal: AbortSignal
  onProgress: (share: number) => void
}

export const withPerson =
  (person: HeldPerson): Effect =>
  (held) => ({ ...held, people: [...held.people.filter(({ id }) => id !== person.id), person] })

/** Their files go with them. */
const withoutPerson =
  (personId: number): Effect =>
  (held) => ({
    ...held,
    people: held.people.filter(({ id }) => id !== personId),
    files: held.files.filter(({ owner }) => owner !== personId),
  })

export const withFile =
  (file: HeldFile): Effect =>
  (held) => ({ ...held, files: [...held.files, file] })

const withoutFile =
  (id: number): Effect =>
  (held) => ({ ...held, files: held.files.filter(({ attachmentId }) => attachmentId !== id) })

/** Number and words of the submission. */
export const withSubmission =
  (submissionId: number, fields: Held['fields']): Effect =>
  (held) => ({ ...held, submissionId, fields })

/** What a step leaves behind that says everything about it by itself; undefined for one that has to be told a number. */
export function knownEffect(step: Step, { submissionId }: Held): Effect | undefined {
  if (step.does === 'update' && submissionId !== null) return withSubmission(submissionId, step.fields)
  if (step.does === 'change-person') return withPerson({ ...step.person, placeId: step.placeId })
  if (step.does === 'remove-person') return withoutPerson(step.person.id)
  if (step.does === 'remove-file') return withoutFile(step.attachmentId)
  return undefined
}

/** Makes the call of a step; answers what it changed. @throws ApiError, UnreadableFile */
export async function makeCall(step: Step, ground: CallGround): Promise<Effect> {
  const { calls, held, signal } = ground
  const sent = { idempotencyKey: step.idempotencyKey, signal }
  if (step.does === 'create') {
    const id = await calls.create(step.fields, entriesOf(ground), sent)
    return withSubmission(id, step.fields)
  }
  if (step.does === 'add-person') {
    const { placeId } = await calls.addPerson(held.submissionId, step.person, sent)
    return withPerson({ ...step.person, placeId })
  }
  if (step.does === 'add-file') return upload(step.file, sent, ground)
  await change(step, held, calls, sent)
  return knownEffect(step, held) ?? ((same) => same)
}

async function change(step: Step, { submissionId }: Held, calls: SendingCalls, sent: Sent): Promise<void> {
  if (step.does === 'update' && submissionId !== null) await calls.update(submissionId, step.fields, sent)
  if (step.does === 'change-person') await calls.changePerson(step.placeId, step.person, sent)
  if (step.does === 'remove-person') await calls.removePerson(step.placeId, sent)
  if (step.does === 'remove-file') await calls.removeFile(step.attachmentId, sent)
}

/** The entries of a background check, in the order of the form. */
const entriesOf = ({ wanted, held }: CallGround): number[] =>
  wanted.people.flatMap(({ id }) => held.people.find((one) => one.id === id)?.placeId ?? [])

/** Whom a file goes to: of a background check the owner's entry, otherwise the submission; undefined while there is none. */
export const receiverOf = ({ owner }: WantedFile, { submissionId, people }: Held): number | undefined =>
  owner === undefined ? (submissionId ?? undefined) : people.find(({ id }) => id === owner)?.placeId

async function upload(file: WantedFile, sent: Sent, ground: CallGround): Promise<Effect> {
  const { calls, files, held, onProgress } = ground
  const to = receiverOf(file, held)
  const content = await readable(files.get(file.key))
  if (to === undefined) throw new Error('There is nobody yet whom the file could go to')
  const { attachmentId, name } = await calls.addFile({ ...sent, file: content, to, onProgress })
  return withFile({ attachmentId, name, owner: file.owner, key: file.key })
}

/** The browser would call a file that is gone a broken connection. */
async function readable(file: File | undefined): Promise<File> {
  try {
    await file?.slice(0, 1).arrayBuffer()
  } catch {
    throw new UnreadableFile()
  }
  if (!file) throw new UnreadableFile()
  return file
}
