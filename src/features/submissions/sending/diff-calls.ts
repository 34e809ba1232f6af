import type {
  BackgroundCheckTerms,
  SavedFile,
  SavedPerson,
  SavedSubmission,
  SubmissionFields,
  WantedFile,
  WantedPerson,
  WantedSubmission,
} from './submission-state'

/**
 * A call that sends one part of a submission. `key` identifies the call within the plan; `name` is the name of the
 * person or file in messages; `placeId` is the id of the entry. Plans stored on the device contain the property names
 * `does` and `placeId`, so these names must not change.
 */
export type SubmissionCall = { key: string; name: string } & (
  | { does: 'create' | 'update'; fields: SubmissionFields }
  | { does: 'add-person'; person: WantedPerson }
  | { does: 'change-person'; person: WantedPerson; placeId: number }
  | { does: 'remove-person'; person: SavedPerson }
  | { does: 'add-file'; file: WantedFile }
  | { does: 'remove-file'; attachmentId: number }
)

const addPerson = (person: WantedPerson): SubmissionCall => ({
  key: `add-person:${person.id}`,
  name: person.full_name,
  does: 'add-person',
  person,
})
const changePerson = (person: WantedPerson, entryId: number): SubmissionCall => ({
  key: `change-person:${entryId}`,
  name: person.full_name,
  does: 'change-person',
  person,
  placeId: entryId,
})
const removePerson = (person: SavedPerson): SubmissionCall => ({
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
const removeFile = ({ attachmentId, name }: SavedFile): SubmissionCall => ({
  key: `remove-file:${attachmentId}`,
  name,
  does: 'remove-file',
  attachmentId,
})

/**
 * Computes the calls that turn the saved submission into the submission in the form. A new background-check submission
 * is created after its people and files; every other submission is created or updated before its people and files.
 */
export function diffCalls(saved: SavedSubmission, wanted: WantedSubmission): SubmissionCall[] {
  const submissionCalls = diffSubmission(saved, wanted)
  const partCalls = [...diffPeople(saved, wanted), ...diffFiles(saved, wanted)]
  const isSubmissionLast = wanted.kind === 'BACKGROUND_CHECK' && saved.submissionId === null
  return isSubmissionLast ? [...partCalls, ...submissionCalls] : [...submissionCalls, ...partCalls]
}

function diffSubmission(saved: SavedSubmission, { fields }: WantedSubmission): SubmissionCall[] {
  if (saved.submissionId === null) return [{ key: 'create', name: '', does: 'create', fields }]
  if (saved.fields === null || hasEqualFields(saved.fields, fields)) return []
  return [{ key: 'update', name: '', does: 'update', fields }]
}

/** Whether two objects have equal fields. An absent field equals an empty one. */
export function hasEqualFields(leftObject: object, rightObject: object): boolean {
  const [left, right] = [new Map(Object.entries(leftObject)), new Map(Object.entries(rightObject))]
  return [...left.keys(), ...right.keys()].every(
    (name) => normalizeValue(left.get(name)) === normalizeValue(right.get(name)),
  )
}

/** Trims texts, because the backend stores trimmed texts. */
const normalizeValue = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''))

function diffPeople(saved: SavedSubmission, wanted: WantedSubmission): SubmissionCall[] {
  const savedPeopleById = new Map(findKeptPeople(saved, wanted).map((person) => [person.id, person]))
  const removals = saved.people.filter(({ id }) => !savedPeopleById.has(id)).map(removePerson)
  const changes = wanted.people.flatMap((person) => {
    const savedPerson = savedPeopleById.get(person.id)
    return savedPerson && !hasEqualTerms(savedPerson.terms, person.terms)
      ? [changePerson(person, savedPerson.placeId)]
      : []
  })
  const additions = wanted.people.filter(({ id }) => !savedPeopleById.has(id)).map(addPerson)
  return [...removals, ...changes, ...additions]
}

/** Returns the saved people who stay. A person who is submitted again does not stay: the entry is removed, and a new one is added. */
function findKeptPeople(saved: SavedSubmission, wanted: WantedSubmission): SavedPerson[] {
  const wantedPeopleById = new Map(wanted.people.map((person) => [person.id, person]))
  return saved.people.filter(({ id, placeId }) => {
    const wantedPerson = wantedPeopleById.get(id)
    return wantedPerson !== undefined && wantedPerson.replaces !== placeId
  })
}

const hasEqualTerms = (
  left: BackgroundCheckTerms | undefined,
  right: BackgroundCheckTerms | undefined,
): boolean =>
  left?.from_date === right?.from_date &&
  left?.to_date === right?.to_date &&
  left?.background_check_type === right?.background_check_type

/** Identifies a file of the form: by the attachment id if the backend already had the file, or else by the form's key. */
const getFileIdentity = ({ attachmentId, key }: WantedFile): string =>
  attachmentId === undefined ? `key ${key}` : `number ${attachmentId}`

/**
 * Returns the two identities that a saved file may have in the form: the key if the plan sent the file, otherwise the
 * attachment id.
 */
const getSavedFileIdentities = ({ attachmentId, key }: SavedFile): string[] => [
  `number ${attachmentId}`,
  `key ${key}`,
]

/** The files of a removed person need no calls, because the backend removes these files with the person. */
function diffFiles(saved: SavedSubmission, wanted: WantedSubmission): SubmissionCall[] {
  const keptPersonIds = new Set(findKeptPeople(saved, wanted).map(({ id }) => id))
  const savedIdentities = new Set(saved.files.flatMap(getSavedFileIdentities))
  const wantedIdentities = new Set(wanted.files.map(getFileIdentity))
  const additions = wanted.files.filter((file) => !savedIdentities.has(getFileIdentity(file)))
  const removals = saved.files.filter(
    (file) =>
      !getSavedFileIdentities(file).some((identity) => wantedIdentities.has(identity)) &&
      (file.owner === undefined || keptPersonIds.has(file.owner)),
  )
  return [...additions.map(addFile), ...removals.map(removeFile)]
}
