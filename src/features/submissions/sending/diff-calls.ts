import type {
  EntryTerms,
  HeldFile,
  HeldPerson,
  HeldSubmission,
  SubmissionFields,
  WantedFile,
  WantedPerson,
  WantedSubmission,
} from './submission-state'

/** A call to make. `key` identifies it within its plan; `name` is the person or file for messages. */
export type SubmissionCall = { key: string; name: string } & (
  | { does: 'create' | 'update'; fields: SubmissionFields }
  | { does: 'add-person'; person: WantedPerson }
  | { does: 'change-person'; person: WantedPerson; placeId: number }
  | { does: 'remove-person'; person: HeldPerson }
  | { does: 'add-file'; file: WantedFile }
  | { does: 'remove-file'; attachmentId: number }
)

const addPerson = (person: WantedPerson): SubmissionCall => ({
  key: `add-person:${person.id}`,
  name: person.full_name,
  does: 'add-person',
  person,
})
const changePerson = (person: WantedPerson, placeId: number): SubmissionCall => ({
  key: `change-person:${placeId}`,
  name: person.full_name,
  does: 'change-person',
  person,
  placeId,
})
const removePerson = (person: HeldPerson): SubmissionCall => ({
  key: `remove-person:${person.placeId}`,
  name: person.full_name,
  does: 'remove-person',
  person,
})
const addFile = (file: WantedFile): SubmissionCall => ({
  key: `add-file:${file.key}`,
  name: file.name,
  does: 'add-file',
  file,
})
const removeFile = ({ attachmentId, name }: HeldFile): SubmissionCall => ({
  key: `remove-file:${attachmentId}`,
  name,
  does: 'remove-file',
  attachmentId,
})

/**
 * Computes the calls that turn the backend's state into the wanted state. An insurance submission comes before its
 * people and files; a new background check comes after them.
 */
export function diffCalls(held: HeldSubmission, wanted: WantedSubmission): SubmissionCall[] {
  const submission = diffSubmission(held, wanted)
  const parts = [...diffPeople(held, wanted), ...diffFiles(held, wanted)]
  const isLast = wanted.kind === 'BACKGROUND_CHECK' && held.submissionId === null
  return isLast ? [...parts, ...submission] : [...submission, ...parts]
}

function diffSubmission(held: HeldSubmission, { fields }: WantedSubmission): SubmissionCall[] {
  if (held.submissionId === null) return [{ key: 'create', name: '', does: 'create', fields }]
  if (held.fields === null || hasEqualFields(held.fields, fields)) return []
  return [{ key: 'update', name: '', does: 'update', fields }]
}

/** Whether two objects have equal fields. An absent field equals an empty one. */
export function hasEqualFields(leftObject: object, rightObject: object): boolean {
  const [left, right] = [new Map(Object.entries(leftObject)), new Map(Object.entries(rightObject))]
  return [...left.keys(), ...right.keys()].every(
    (name) => normalizeValue(left.get(name)) === normalizeValue(right.get(name)),
  )
}

/** The backend trims texts. */
const normalizeValue = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''))

function diffPeople(held: HeldSubmission, wanted: WantedSubmission): SubmissionCall[] {
  const wantedIds = new Set(wanted.people.map(({ id }) => id))
  const heldById = new Map(held.people.map((person) => [person.id, person]))
  const removals = held.people.filter(({ id }) => !wantedIds.has(id)).map(removePerson)
  const changes = wanted.people.flatMap((person) => {
    const heldPerson = heldById.get(person.id)
    return heldPerson && !isSameTerms(heldPerson.terms, person.terms)
      ? [changePerson(person, heldPerson.placeId)]
      : []
  })
  const additions = wanted.people.filter(({ id }) => !heldById.has(id)).map(addPerson)
  return [...removals, ...changes, ...additions]
}

const isSameTerms = (left: EntryTerms | undefined, right: EntryTerms | undefined): boolean =>
  left?.from_date === right?.from_date &&
  left?.to_date === right?.to_date &&
  left?.background_check_type === right?.background_check_type

/** Identifies a form's file at the backend: by attachment id or, if this plan sent it, by key. */
const getFileKey = ({ attachmentId, key }: WantedFile): string =>
  attachmentId === undefined ? `key ${key}` : `number ${attachmentId}`

const getFileKeys = ({ attachmentId, key }: HeldFile): string[] => [`number ${attachmentId}`, `key ${key}`]

/** Removing a person also removes the person's files. */
function diffFiles(held: HeldSubmission, wanted: WantedSubmission): SubmissionCall[] {
  const wantedPeople = new Set(wanted.people.map(({ id }) => id))
  const [heldKeys, wantedKeys] = [
    new Set(held.files.flatMap(getFileKeys)),
    new Set(wanted.files.map(getFileKey)),
  ]
  const additions = wanted.files.filter((file) => !heldKeys.has(getFileKey(file)))
  const removals = held.files.filter(
    (file) =>
      !getFileKeys(file).some((key) => wantedKeys.has(key)) &&
      (file.owner === undefined || wantedPeople.has(file.owner)),
  )
  return [...additions.map(addFile), ...removals.map(removeFile)]
}
