import { File } from 'node:buffer'
import type { Mock } from '@mocks/node'
import { createBackgroundCheckApi } from '@/features/submissions/sending/background-check-api'
import { createInsuranceApi } from '@/features/submissions/sending/insurance-api'
import type { WantedPerson, WantedSubmission } from '@/features/submissions/sending/submission-state'

export type Kind = WantedSubmission['kind']

const rp = 101

export const createApi = (kind: Kind) =>
  kind === 'INSURANCE' ? createInsuranceApi(rp) : createBackgroundCheckApi(rp)

/** Returns the first people of the neighbourhood, up to `count`. */
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
 * Creates an insurance submission of five workers with three files, or a background check of five workers
 * with one file each.
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

export const createFiles = ({ files }: WantedSubmission): Map<string, globalThis.File> =>
  new Map(
    files.map(({ key, name }) => [
      key,
      new File([`contenido de ${name}`], name) as unknown as globalThis.File,
    ]),
  )

/** Reads all submissions of a kind, and counts the entries of background checks without a submission. */
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
