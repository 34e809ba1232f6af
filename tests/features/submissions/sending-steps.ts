import { File } from 'node:buffer'
import type { Mock } from '@mocks/node'
import { createBackgroundCheckApi } from '@/features/submissions/sending/background-check-api'
import { createInsuranceApi } from '@/features/submissions/sending/insurance-api'
import type { WantedPerson, WantedSubmission } from '@/features/submissions/sending/submission-state'

export type Kind = WantedSubmission['kind']

const rp = 101

export const createApi = (kind: Kind) =>
  kind === 'INSURANCE' ? createInsuranceApi(rp) : createBackgroundCheckApi(rp)

/** Returns the first `count` people of the neighbourhood, as people of a submission. */
export const readKnownPeople = (mock: Mock, count: number): WantedPerson[] =>
  mock.db.persons
    .by('real_property_id', rp)
    .slice(0, count)
    .map(({ id, first_name, last_name }) => ({ id, full_name: `${first_name} ${last_name}` }))

export const createPolicyFields = (policy_number: string) => ({
  submission_type: 'INSURANCE' as const,
  company: 1,
  policy_number,
  from_date: '2026-03-16',
  to_date: '2027-03-15',
  description: '',
})

const terms = { from_date: '2026-03-10', to_date: '2026-12-31', background_check_type: null }

/**
 * Returns a submission of five workers: an insurance submission with three files, or a background-check submission with
 * one file for each worker. `label` is the policy number or the observations.
 */
export function createWantedSubmission(mock: Mock, kind: Kind, label: string): WantedSubmission {
  const people = readKnownPeople(mock, 5)
  if (kind === 'INSURANCE') {
    const files = ['póliza.pdf', 'recibo.jpg', 'nómina.xlsx'].map((name) => ({ key: name, name }))
    return { kind, fields: createPolicyFields(label), people, files }
  }
  const files = people.map(({ id }) => ({ key: `f${id}`, name: `antecedente ${id}.pdf`, owner: id }))
  return {
    kind,
    fields: { description: label },
    people: people.map((person) => ({ ...person, terms })),
    files,
  }
}

/** Creates a file with contents for each file of the submission. The keys of the map are the `key` values of the files. */
export const createFiles = ({ files }: WantedSubmission): Map<string, globalThis.File> =>
  new Map(
    files.map(({ key, name }) => [
      key,
      new File([`contenido de ${name}`], name) as unknown as globalThis.File,
    ]),
  )

/** Reads all submissions of one kind. `orphanCount` is the number of background-check entries without a submission. */
export function readSubmissions({ db }: Mock, kind: Kind) {
  if (kind === 'INSURANCE') {
    const submissions = db.insuranceSubmissions.all().map(({ id }) => ({
      id,
      people: db.insuredPeople.by('insurance_submission_id', id).map(({ person_id }) => person_id),
      files: db.attachments
        .by('insurance_submission_id', id)
        .map(({ name }) => name)
        .sort(),
    }))
    return { submissions, orphanCount: 0 }
  }
  const listEntryFiles = (entry: number) => db.attachments.by('background_check_person_id', entry)
  const submissions = db.backgroundCheckSubmissions.all().map(({ id }) => {
    const entries = db.backgroundCheckPeople.by('background_check_submission_id', id)
    return {
      id,
      people: entries.map(({ person_id }) => person_id),
      files: entries.flatMap((entry) => listEntryFiles(entry.id).map(({ name }) => name)).sort(),
    }
  })
  const orphanCount = db.backgroundCheckPeople
    .all()
    .filter((entry) => entry.background_check_submission_id === null).length
  return { submissions, orphanCount }
}
