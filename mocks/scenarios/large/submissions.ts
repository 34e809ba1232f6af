import type { PersonRow } from '../../db/rows.ts'
import { addDays } from '../../rules/calendar.ts'
import type { SubmissionStatus } from '../../rules/submissions.ts'
import { losAlamosId, personIds } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { digits, type SeededRandom } from '../seeded-random.ts'
import {
  addAttachment,
  addCheckEntry,
  addInsuranceRows,
  addSubmissionCatalogs,
  createSubmissionFields,
  toFileContent,
} from '../submissions/add-submission-rows.ts'
import { createSampleContent } from '../submissions/sample-files.ts'
import type { BuildSteps } from './build-steps.ts'
import { observations, rejectionReasons } from './titles.ts'

const submissionCount = 1000
/** The number of people in the last submission of each kind. */
const maxPeople = 500

/** The values from which all submissions are generated. `content` is the content of every attachment. */
interface SubmissionContext {
  builder: ScenarioBuilder
  random: SeededRandom
  people: readonly PersonRow[]
  content: ReturnType<typeof toFileContent>
}

const statuses = ['PENDING', 'APPROVED', 'APPROVED', 'APPROVED', 'REJECTED'] as const

/** Adds the submissions of `residente`, the oldest first. The last submission of each kind has hundreds of people. */
export function* generateSubmissions(
  builder: ScenarioBuilder,
  people: readonly PersonRow[],
  random: SeededRandom,
): BuildSteps {
  addSubmissionCatalogs(builder)
  const bytes = createSampleContent('presentación.pdf', ['Presentación de documentación', 'Los Álamos'])
  const context: SubmissionContext = { builder, random, people, content: toFileContent(bytes) }
  for (let index = 0; index < submissionCount; index += 1) {
    const isLast = index >= submissionCount - 2
    const daysAgo = Math.floor(((submissionCount - index) * 700) / submissionCount)
    const members = random.pickConsecutive(people, isLast ? maxPeople : random.between(1, 6))
    if (index % 2 === 0) addInsurance(context, members, daysAgo)
    else addCheck(context, members, daysAgo)
    if (index % 100 === 0) yield
  }
}

/**
 * Draws the fields that both kinds of submission share. Only submissions of the last 25 days may be pending. `isFull` is
 * true for a submission with `maxPeople` people, which is always pending.
 */
function drawSubmissionFields({ builder, random }: SubmissionContext, daysAgo: number, isFull: boolean) {
  const drawnStatus: SubmissionStatus =
    daysAgo < 25 ? random.pick(statuses) : random.pick(['APPROVED', 'APPROVED', 'REJECTED'])
  const status = isFull ? 'PENDING' : drawnStatus
  const reason = random.pick(rejectionReasons)
  const minutesAgo = daysAgo * 24 * 60 + random.between(1, 600)
  const note = status === 'REJECTED' ? reason : random.hasChance(20) ? random.pick(observations) : ''
  return createSubmissionFields(builder, personIds.residente, minutesAgo, status, note)
}

/**
 * Draws the status of one person and the reason for a rejection. In a rejected submission, every person is rejected. In other
 * submissions, a person's status may differ from the submission's status.
 */
function drawDecision(submissionStatus: SubmissionStatus, random: SeededRandom) {
  const status =
    submissionStatus === 'REJECTED' || random.hasChance(85)
      ? submissionStatus
      : random.pick(['APPROVED', 'REJECTED'] as const)
  return { status, comment: status === 'REJECTED' ? random.pick(rejectionReasons) : null }
}

function addInsurance(context: SubmissionContext, members: readonly PersonRow[], daysAgo: number): void {
  const { builder, random } = context
  const firstDay = addDays(builder.clock.today(), -daysAgo - random.between(0, 5))
  const submission = {
    ...drawSubmissionFields(context, daysAgo, members.length === maxPeople),
    company_id: random.between(1, builder.rows.insuranceCompanies.length),
    policy_number: `${random.between(1000, 9999)}-${random.text(7, digits)}`,
    from_date: firstDay,
    to_date: addDays(firstDay, random.between(60, 365)),
    policy_holder_full_name: random.hasChance(70) ? 'Construcciones del Delta S.R.L.' : '',
    policy_holder_id_number: random.hasChance(70) ? '30-71234567-1' : '',
  }
  const people = members.map((person) => ({ person, decision: drawDecision(submission.status, random) }))
  addInsuranceRows(builder, submission, people)
  const target = { insurance_submission_id: submission.id }
  addAttachment(builder, `póliza ${submission.policy_number}.pdf`, context.content, target)
}

function addCheck(context: SubmissionContext, members: readonly PersonRow[], daysAgo: number): void {
  const { builder, random } = context
  const firstDay = addDays(builder.clock.today(), -daysAgo - random.between(0, 5))
  const types = builder.rows.backgroundCheckTypes.filter(
    ({ real_property_id }) => real_property_id === losAlamosId,
  )
  // The contract allows an entry without a type. The index after the last type stands for such an entry.
  const drawTypeId = () => types[random.between(0, types.length)]?.id ?? null
  const fields = drawSubmissionFields(context, daysAgo, members.length === maxPeople)
  const submission = builder.add('backgroundCheckSubmissions', fields)
  for (const person of members) {
    const entry = addCheckEntry(builder, person, submission, {
      creator_id: personIds.residente,
      from_date: firstDay,
      to_date: addDays(firstDay, 180),
      background_check_type_id: drawTypeId(),
      ...drawDecision(submission.status, random),
    })
    const target = { background_check_person_id: entry.id }
    addAttachment(builder, `certificado ${person.id_number}.pdf`, context.content, target)
  }
}
