import { toBase64 } from '../../db/base64.ts'
import type { AttachmentRow, PersonRow } from '../../db/rows.ts'
import { extendBackgroundCheck, extendInsurance } from '../../rules/administration.ts'
import { acceptFile } from '../../rules/attachments.ts'
import { addDays, addMinutes } from '../../rules/calendar.ts'
import { formatFullName } from '../../rules/people.ts'
import type { SubmissionStatus } from '../../rules/submissions.ts'
import { losAlamos, persons } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { backgroundCheckSeeds } from './background-checks.ts'
import { checkTypes, companies } from './catalogs.ts'
import { insuranceSeeds } from './insurance.ts'
import { createSampleFile } from './sample-files.ts'
import type { BackgroundCheckSeed, InsuranceSeed, SubmissionMember } from './submission-seeds.ts'
import { addWorkers } from './workers.ts'

type WorkersByName = ReadonlyMap<string, PersonRow>

/** Adds the insurance companies and the background check types. */
export function addSubmissionCatalogs(builder: ScenarioBuilder): void {
  for (const name of companies) builder.append('insuranceCompanies', { name })
  for (const [real_property_id, name] of checkTypes) {
    builder.append('backgroundCheckTypes', { real_property_id, name })
  }
}

/** Adds the submissions of Los Álamos, the oldest first, and updates the people whom they approve. */
export function addSubmissions(builder: ScenarioBuilder): void {
  addSubmissionCatalogs(builder)
  const workers = addWorkers(builder)
  const filings = [
    ...insuranceSeeds.map((seed) => ({ ...seed, add: () => addInsurance(builder, workers, seed) })),
    ...backgroundCheckSeeds.map((seed) => ({ ...seed, add: () => addCheck(builder, workers, seed) })),
  ].sort((one, other) => other.daysAgo - one.daysAgo)
  for (const { add } of filings) add()
  addUnfiledEntry(builder, workers)
}

const minutesADay = 24 * 60

/** The fields that both kinds of submission share. The time of day varies from one submission to another. */
function submissionFields(
  builder: ScenarioBuilder,
  { by, daysAgo, status, note = '' }: InsuranceSeed | BackgroundCheckSeed,
) {
  const earlier = daysAgo * minutesADay + ((daysAgo * 47) % 90) + 25
  return {
    id: builder.ids.next('insuranceSubmissions'),
    real_property_id: losAlamos,
    creator_id: by,
    created_at: addMinutes(builder.clock.now(), -earlier),
    status,
    description: note,
  }
}

function findMember(
  workers: WorkersByName,
  member: SubmissionMember,
  { status: ofAll, note }: InsuranceSeed | BackgroundCheckSeed,
) {
  const [name, status = ofAll, comment = status === 'REJECTED' ? note : undefined] =
    typeof member === 'string' ? [member] : (member as readonly [string, SubmissionStatus?, string?])
  const person = workers.get(name)
  if (!person) throw new Error(`Nobody of the workers is called ${name}`)
  return { person, verdict: { status, comment: comment ?? null } }
}

function addInsurance(builder: ScenarioBuilder, workers: WorkersByName, seed: InsuranceSeed): void {
  const today = builder.clock.today()
  const company = builder.rows.insuranceCompanies.find(({ name }) => name === seed.company)
  const [holderName = '', holderNumber = ''] = seed.holder ?? []
  const submission = builder.add('insuranceSubmissions', {
    ...submissionFields(builder, seed),
    company_id: company?.id ?? 0,
    policy_number: seed.policy,
    from_date: addDays(today, seed.days[0]),
    to_date: addDays(today, seed.days[1]),
    policy_holder_full_name: holderName,
    policy_holder_id_number: holderNumber,
  })
  const people = seed.people.map((member) => findMember(workers, member, seed))
  for (const { person, verdict } of people) {
    builder.append('insuredPeople', {
      insurance_submission_id: submission.id,
      person_id: person.id,
      ...verdict,
    })
    if (seed.status === 'APPROVED' && verdict.status === 'APPROVED') {
      Object.assign(person, extendInsurance(person, submission.to_date))
    }
  }
  const nominated = people.map(({ person }) => `${formatFullName(person)} - ${person.id_number}`)
  const lines = [`${seed.company}, póliza ${seed.policy}`, ...nominated]
  const owner = { insurance_submission_id: submission.id, background_check_person_id: null }
  for (const name of seed.files) addFile(builder, name, name.endsWith('.csv') ? nominated : lines, owner)
}

function addCheck(builder: ScenarioBuilder, workers: WorkersByName, seed: BackgroundCheckSeed): void {
  const submission = builder.add('backgroundCheckSubmissions', submissionFields(builder, seed))
  for (const item of seed.people) {
    const { person, verdict } = findMember(workers, item.who, seed)
    const entry = addEntry(builder, person, item, { ...submission, submissionId: submission.id, ...verdict })
    if (seed.status === 'APPROVED' && verdict.status === 'APPROVED') {
      Object.assign(person, extendBackgroundCheck(person, entry))
    }
  }
}

interface EntryOwner {
  creator_id: number
  submissionId: number | null
  status: SubmissionStatus
  comment: string | null
}

function addEntry(
  builder: ScenarioBuilder,
  person: PersonRow,
  { days, type, file }: Omit<BackgroundCheckSeed['people'][number], 'who'>,
  { creator_id, submissionId, status, comment }: EntryOwner,
) {
  const today = builder.clock.today()
  const types = builder.rows.backgroundCheckTypes
  const entry = builder.append('backgroundCheckPeople', {
    creator_id,
    background_check_submission_id: submissionId,
    person_id: person.id,
    from_date: addDays(today, days[0]),
    to_date: addDays(today, days[1]),
    background_check_type_id:
      types.find((row) => row.real_property_id === losAlamos && row.name === type)?.id ?? null,
    status,
    comment,
  })
  const lines = [
    type ?? 'Certificado',
    `${formatFullName(person)} - ${person.id_number}`,
    'Sin antecedentes.',
  ]
  if (file)
    addFile(builder, file, lines, { insurance_submission_id: null, background_check_person_id: entry.id })
  return entry
}

/** Adds an entry of a background check that was never filed: only its creator sees it. */
function addUnfiledEntry(builder: ScenarioBuilder, workers: WorkersByName): void {
  const person = workers.get('Marisa Yacante')
  if (!person) throw new Error('The loose entry needs its person')
  const place = { creator_id: persons.obra, submissionId: null, status: 'PENDING', comment: null } as const
  addEntry(builder, person, { days: [-2, 178], file: 'marisa.pdf' }, place)
}

function addFile(
  builder: ScenarioBuilder,
  name: string,
  lines: readonly string[],
  owner: Pick<AttachmentRow, 'insurance_submission_id' | 'background_check_person_id'>,
): void {
  const bytes = createSampleFile(name, lines)
  const { extension, media_type } = acceptFile({ name, size: bytes.length })
  const file_key = `${builder.ids.text(32)}.${extension}`
  builder.append('files', {
    key: file_key,
    name,
    media_type,
    size: bytes.length,
    content: toBase64(bytes),
  })
  builder.append('attachments', { file_key, name, ...owner })
}
