import { toBase64 } from '../../db/base64.ts'
import type { PersonRow } from '../../db/rows.ts'
import { extendBackgroundCheck, extendInsurance } from '../../rules/administration.ts'
import { addDays, addMinutes } from '../../rules/calendar.ts'
import type { SubmissionStatus } from '../../rules/submissions.ts'
import { losAlamos, persons } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { digits, type SeededRandom } from '../seeded-random.ts'
import { addSubmissionCatalogs } from '../submissions/add-submissions.ts'
import { createSampleFile } from '../submissions/sample-files.ts'
import type { BuildSteps } from './build-steps.ts'
import { observations, rejections } from './titles.ts'

const count = 1000
/** The most people that a submission may have. */
const maxPeople = 500

/** The inputs of every submission, and the content of every attachment. */
interface SubmissionContext {
  builder: ScenarioBuilder
  random: SeededRandom
  people: readonly PersonRow[]
  content: string
  size: number
}

const minutesADay = 24 * 60
const statuses = ['PENDING', 'APPROVED', 'APPROVED', 'APPROVED', 'REJECTED'] as const

/** Adds the submissions of `residente`, the oldest first; the last of each kind has hundreds of people. */
export function* generateSubmissions(
  builder: ScenarioBuilder,
  people: readonly PersonRow[],
  random: SeededRandom,
): BuildSteps {
  addSubmissionCatalogs(builder)
  const bytes = createSampleFile('presentación.pdf', ['Presentación de documentación', 'Los Álamos'])
  const context: SubmissionContext = { builder, random, people, content: toBase64(bytes), size: bytes.length }
  for (let at = 0; at < count; at += 1) {
    const isLast = at >= count - 2
    const daysAgo = Math.floor(((count - at) * 700) / count)
    const members = random.pickConsecutive(people, isLast ? maxPeople : random.between(1, 6))
    if (at % 2 === 0) addInsurance(context, members, daysAgo)
    else addCheck(context, members, daysAgo)
    if (at % 100 === 0) yield
  }
}

/** The fields that both kinds share. Recent submissions may be pending; a full one always is. */
function submissionFields({ builder, random }: SubmissionContext, daysAgo: number, isFull: boolean) {
  const drawn: SubmissionStatus =
    daysAgo < 25 ? random.pick(statuses) : random.pick(['APPROVED', 'APPROVED', 'REJECTED'])
  const status = isFull ? 'PENDING' : drawn
  const reason = random.pick(rejections)
  return {
    id: builder.ids.next('insuranceSubmissions'),
    real_property_id: losAlamos,
    creator_id: persons.residente,
    created_at: addMinutes(builder.clock.now(), -daysAgo * minutesADay - random.between(1, 600)),
    status,
    description: status === 'REJECTED' ? reason : random.hasChance(20) ? random.pick(observations) : '',
  }
}

/** Draws the status of one person; people of a pending submission may be decided already. */
function drawVerdict(ofAll: SubmissionStatus, random: SeededRandom) {
  const status =
    ofAll === 'REJECTED' || random.hasChance(85) ? ofAll : random.pick(['APPROVED', 'REJECTED'] as const)
  return { status, comment: status === 'REJECTED' ? random.pick(rejections) : null }
}

function addInsurance(context: SubmissionContext, members: readonly PersonRow[], daysAgo: number): void {
  const { builder, random } = context
  const begins = addDays(builder.clock.today(), -daysAgo - random.between(0, 5))
  const companies = builder.rows.insuranceCompanies
  const submission = builder.add('insuranceSubmissions', {
    ...submissionFields(context, daysAgo, members.length === maxPeople),
    company_id: random.between(1, companies.length),
    policy_number: `${random.between(1000, 9999)}-${random.text(7, digits)}`,
    from_date: begins,
    to_date: addDays(begins, random.between(60, 365)),
    policy_holder_full_name: random.hasChance(70) ? 'Construcciones del Delta S.R.L.' : '',
    policy_holder_id_number: random.hasChance(70) ? '30-71234567-1' : '',
  })
  for (const person of members) {
    const said = drawVerdict(submission.status, random)
    builder.append('insuredPeople', { insurance_submission_id: submission.id, person_id: person.id, ...said })
    if (submission.status === 'APPROVED' && said.status === 'APPROVED')
      Object.assign(person, extendInsurance(person, submission.to_date))
  }
  addFile(context, `póliza ${submission.policy_number}.pdf`, { insurance: submission.id })
}

function addCheck(context: SubmissionContext, members: readonly PersonRow[], daysAgo: number): void {
  const { builder, random } = context
  const begins = addDays(builder.clock.today(), -daysAgo - random.between(0, 5))
  const types = builder.rows.backgroundCheckTypes.filter(
    ({ real_property_id }) => real_property_id === losAlamos,
  )
  const submission = builder.add(
    'backgroundCheckSubmissions',
    submissionFields(context, daysAgo, members.length === maxPeople),
  )
  for (const person of members) {
    const entry = builder.append('backgroundCheckPeople', {
      creator_id: persons.residente,
      background_check_submission_id: submission.id,
      person_id: person.id,
      from_date: begins,
      to_date: addDays(begins, 180),
      background_check_type_id: types[random.between(0, types.length)]?.id ?? null,
      ...drawVerdict(submission.status, random),
    })
    if (submission.status === 'APPROVED' && entry.status === 'APPROVED')
      Object.assign(person, extendBackgroundCheck(person, entry))
    addFile(context, `certificado ${person.id_number}.pdf`, { entry: entry.id })
  }
}

function addFile(
  { builder, content, size }: SubmissionContext,
  name: string,
  of: { insurance?: number; entry?: number },
): void {
  const file_key = `${builder.ids.text(32)}.pdf`
  builder.append('files', { key: file_key, name, media_type: 'application/pdf', size, content })
  builder.append('attachments', {
    file_key,
    name,
    insurance_submission_id: of.insurance ?? null,
    background_check_person_id: of.entry ?? null,
  })
}
