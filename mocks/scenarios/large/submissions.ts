import { toBase64 } from '../../db/base64.ts'
import type { PersonRow } from '../../db/rows.ts'
import { checkedBy, insuredUntil } from '../../rules/administration.ts'
import { addDays, minutesAfter } from '../../rules/calendar.ts'
import type { SubmissionStatus } from '../../rules/submissions.ts'
import type { Plot } from '../builders.ts'
import { losAlamos, persons } from '../cast.ts'
import { type Chance, digits } from '../movements/chance.ts'
import { addSubmissionCatalogs } from '../submissions/add-submissions.ts'
import { sampleOf } from '../submissions/sample-files.ts'
import type { Steps } from './steps.ts'
import { observations, rejections } from './titles.ts'

const count = 1000
/** As many people as a submission may have. */
const mostPeople = 500

/** Everybody who may be in a submission, and what every attachment holds. */
interface Desk {
  plot: Plot
  chance: Chance
  people: readonly PersonRow[]
  content: string
  size: number
}

const minutesADay = 24 * 60
const statuses = ['PENDING', 'APPROVED', 'APPROVED', 'APPROVED', 'REJECTED'] as const

/** What residente filed, one kind after the other, the oldest first; of the last of each kind, hundreds of people. */
export function* addSubmissions(plot: Plot, people: readonly PersonRow[], chance: Chance): Steps {
  addSubmissionCatalogs(plot)
  const bytes = sampleOf('presentación.pdf', ['Presentación de documentación', 'Los Álamos'])
  const desk: Desk = { plot, chance, people, content: toBase64(bytes), size: bytes.length }
  for (let at = 0; at < count; at += 1) {
    const isLast = at >= count - 2
    const daysAgo = Math.floor(((count - at) * 700) / count)
    const members = chance.several(people, isLast ? mostPeople : chance.between(1, 6))
    if (at % 2 === 0) addInsurance(desk, members, daysAgo)
    else addCheck(desk, members, daysAgo)
    if (at % 100 === 0) yield
  }
}

/** What both kinds have; what was filed lately may still wait for the Administration, and a full one does. */
function filed({ plot, chance }: Desk, daysAgo: number, isFull: boolean) {
  const drawn: SubmissionStatus =
    daysAgo < 25 ? chance.oneOf(statuses) : chance.oneOf(['APPROVED', 'APPROVED', 'REJECTED'])
  const status = isFull ? 'PENDING' : drawn
  const reason = chance.oneOf(rejections)
  return {
    id: plot.ids.next('insuranceSubmissions'),
    real_property_id: losAlamos,
    creator_id: persons.residente,
    created_at: minutesAfter(plot.clock.now(), -daysAgo * minutesADay - chance.between(1, 600)),
    status,
    description: status === 'REJECTED' ? reason : chance.inHundred(20) ? chance.oneOf(observations) : '',
  }
}

/** What the Administration said of one of the people: of who waits it may have said something already. */
function verdict(ofAll: SubmissionStatus, chance: Chance) {
  const status =
    ofAll === 'REJECTED' || chance.inHundred(85) ? ofAll : chance.oneOf(['APPROVED', 'REJECTED'] as const)
  return { status, comment: status === 'REJECTED' ? chance.oneOf(rejections) : null }
}

function addInsurance(desk: Desk, members: readonly PersonRow[], daysAgo: number): void {
  const { plot, chance } = desk
  const begins = addDays(plot.clock.today(), -daysAgo - chance.between(0, 5))
  const companies = plot.rows.insuranceCompanies
  const submission = plot.add('insuranceSubmissions', {
    ...filed(desk, daysAgo, members.length === mostPeople),
    company_id: chance.between(1, companies.length),
    policy_number: `${chance.between(1000, 9999)}-${chance.signs(7, digits)}`,
    from_date: begins,
    to_date: addDays(begins, chance.between(60, 365)),
    policy_holder_full_name: chance.inHundred(70) ? 'Construcciones del Delta S.R.L.' : '',
    policy_holder_id_number: chance.inHundred(70) ? '30-71234567-1' : '',
  })
  for (const person of members) {
    const said = verdict(submission.status, chance)
    plot.append('insuredPeople', { insurance_submission_id: submission.id, person_id: person.id, ...said })
    if (submission.status === 'APPROVED' && said.status === 'APPROVED')
      Object.assign(person, insuredUntil(person, submission.to_date))
  }
  addFile(desk, `póliza ${submission.policy_number}.pdf`, { insurance: submission.id })
}

function addCheck(desk: Desk, members: readonly PersonRow[], daysAgo: number): void {
  const { plot, chance } = desk
  const begins = addDays(plot.clock.today(), -daysAgo - chance.between(0, 5))
  const types = plot.rows.backgroundCheckTypes.filter(
    ({ real_property_id }) => real_property_id === losAlamos,
  )
  const submission = plot.add(
    'backgroundCheckSubmissions',
    filed(desk, daysAgo, members.length === mostPeople),
  )
  for (const person of members) {
    const entry = plot.append('backgroundCheckPeople', {
      creator_id: persons.residente,
      background_check_submission_id: submission.id,
      person_id: person.id,
      from_date: begins,
      to_date: addDays(begins, 180),
      background_check_type_id: types[chance.between(0, types.length)]?.id ?? null,
      ...verdict(submission.status, chance),
    })
    if (submission.status === 'APPROVED' && entry.status === 'APPROVED')
      Object.assign(person, checkedBy(person, entry))
    addFile(desk, `certificado ${person.id_number}.pdf`, { entry: entry.id })
  }
}

function addFile(
  { plot, content, size }: Desk,
  name: string,
  of: { insurance?: number; entry?: number },
): void {
  const file_key = `${plot.ids.text(32)}.pdf`
  plot.append('files', { key: file_key, name, media_type: 'application/pdf', size, content })
  plot.append('attachments', {
    file_key,
    name,
    insurance_submission_id: of.insurance ?? null,
    background_check_person_id: of.entry ?? null,
  })
}
