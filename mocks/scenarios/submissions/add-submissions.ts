import type { PersonRow } from '../../db/rows.ts'
import { addDays } from '../../rules/calendar.ts'
import { formatFullName } from '../../rules/people.ts'
import type { SubmissionStatus } from '../../rules/submissions.ts'
import { losAlamosId, personIds } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import {
  addAttachment,
  addCheckEntry,
  addInsuranceRows,
  addSubmissionCatalogs,
  createSubmissionFields,
  toFileContent,
} from './add-submission-rows.ts'
import { backgroundCheckSeeds } from './background-checks.ts'
import { insuranceSeeds } from './insurance.ts'
import { createSampleContent } from './sample-files.ts'
import type { CheckEntry, SubmissionMember, SubmissionSeed } from './submission-seeds.ts'
import { addWorkers } from './workers.ts'

/** The builder, and the workers by full name. */
interface SubmissionContext {
  builder: ScenarioBuilder
  workers: ReadonlyMap<string, PersonRow>
}

/** Adds the submissions of Los Álamos, the oldest first, and updates the papers of the approved people. */
export function addSubmissions(builder: ScenarioBuilder): void {
  addSubmissionCatalogs(builder)
  const context = { builder, workers: addWorkers(builder) }
  const seeds = [...insuranceSeeds, ...backgroundCheckSeeds].sort(
    (left, right) => right.daysAgo - left.daysAgo,
  )
  for (const seed of seeds) {
    if ('policy' in seed) addInsurance(context, seed)
    else addCheck(context, seed)
  }
  addUnfiledEntry(context)
}

/**
 * Creates the fields of a submission. The time of day depends on `daysAgo`, so that it is not the same for all
 * submissions.
 */
const createFieldsFromSeed = (
  builder: ScenarioBuilder,
  { creatorId, daysAgo, status, note }: SubmissionSeed,
) => createSubmissionFields(builder, creatorId, daysAgo * 24 * 60 + ((daysAgo * 47) % 90) + 25, status, note)

/**
 * Finds the worker whose name `member` contains, and creates the decision about that worker. If `member` contains no
 * decision, it is that of the submission. @throws Error if no worker has the name.
 */
function requireMember({ workers }: SubmissionContext, member: SubmissionMember, seed: SubmissionSeed) {
  const parts: readonly [string, SubmissionStatus?, string?] = typeof member === 'string' ? [member] : member
  const [name, status = seed.status, comment = status === 'REJECTED' ? seed.note : null] = parts
  const person = workers.get(name)
  if (!person) throw new Error(`No worker has the name ${name}`)
  return { person, decision: { status, comment } }
}

function addInsurance(context: SubmissionContext, seed: (typeof insuranceSeeds)[number]): void {
  const { builder } = context
  const today = builder.clock.today()
  const company = builder.rows.insuranceCompanies.find(({ name }) => name === seed.company)
  const [holderName = '', holderNumber = ''] = seed.holder ?? []
  const submission = {
    ...createFieldsFromSeed(builder, seed),
    company_id: company?.id ?? 0,
    policy_number: seed.policy,
    from_date: addDays(today, seed.days[0]),
    to_date: addDays(today, seed.days[1]),
    policy_holder_full_name: holderName,
    policy_holder_id_number: holderNumber,
  }
  const people = seed.people.map((member) => requireMember(context, member, seed))
  addInsuranceRows(builder, submission, people)
  const insuredLines = people.map(({ person }) => `${formatFullName(person)} - ${person.id_number}`)
  const lines = [`${seed.company}, póliza ${seed.policy}`, ...insuredLines]
  for (const name of seed.files) {
    const content = toFileContent(createSampleContent(name, name.endsWith('.csv') ? insuredLines : lines))
    addAttachment(builder, name, content, { insurance_submission_id: submission.id })
  }
}

function addCheck(context: SubmissionContext, seed: (typeof backgroundCheckSeeds)[number]): void {
  const submission = context.builder.add(
    'backgroundCheckSubmissions',
    createFieldsFromSeed(context.builder, seed),
  )
  for (const entry of seed.entries) addEntry(context, entry, seed, submission)
}

function addEntry(
  context: SubmissionContext,
  [member, days, type, file]: CheckEntry,
  seed: SubmissionSeed,
  submission: Parameters<typeof addCheckEntry>[2],
): void {
  const { builder } = context
  const { person, decision } = requireMember(context, member, seed)
  const today = builder.clock.today()
  const types = builder.rows.backgroundCheckTypes
  const entry = addCheckEntry(builder, person, submission, {
    creator_id: seed.creatorId,
    from_date: addDays(today, days[0]),
    to_date: addDays(today, days[1]),
    background_check_type_id:
      types.find((row) => row.real_property_id === losAlamosId && row.name === type)?.id ?? null,
    ...decision,
  })
  if (!file) return
  const personLine = `${formatFullName(person)} - ${person.id_number}`
  const content = toFileContent(
    createSampleContent(file, [type ?? 'Certificado', personLine, 'Sin antecedentes.']),
  )
  addAttachment(builder, file, content, { background_check_person_id: entry.id })
}

/** Adds an entry that belongs to no submission. Only the creator of the entry sees it. */
function addUnfiledEntry(context: SubmissionContext): void {
  const seed = { creatorId: personIds.obra, daysAgo: 0, status: 'PENDING' as const, note: '' }
  addEntry(context, ['Marisa Yacante', [-2, 178], undefined, 'marisa.pdf'], seed, null)
}
