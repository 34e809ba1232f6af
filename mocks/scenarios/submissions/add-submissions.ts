import { toBase64 } from '../../db/base64.ts'
import type { AttachmentRow, PersonRow } from '../../db/rows.ts'
import { checkedBy, insuredUntil } from '../../rules/administration.ts'
import { acceptFile } from '../../rules/attachments.ts'
import { addDays, minutesAfter } from '../../rules/calendar.ts'
import { fullName } from '../../rules/people.ts'
import type { SubmissionStatus } from '../../rules/submissions.ts'
import type { Plot } from '../builders.ts'
import { losAlamos, persons } from '../cast.ts'
import { checkStories } from './background-checks.ts'
import { checkTypes, companies } from './catalogs.ts'
import { addCrew } from './crew.ts'
import { insuranceStories } from './insurance.ts'
import { sampleOf } from './sample-files.ts'
import type { CheckStory, InsuranceStory, Member } from './stories.ts'

type Crew = ReadonlyMap<string, PersonRow>

/** What submissions are made of in every world. */
export function addSubmissionCatalogs(plot: Plot): void {
  for (const name of companies) plot.append('insuranceCompanies', { name })
  for (const [real_property_id, name] of checkTypes) {
    plot.append('backgroundCheckTypes', { real_property_id, name })
  }
}

/** Everything that was filed in Los Álamos, the oldest first, and what its approval left on people. */
export function addSubmissions(plot: Plot): void {
  addSubmissionCatalogs(plot)
  const crew = addCrew(plot)
  const filings = [
    ...insuranceStories.map((story) => ({ ...story, add: () => addInsurance(plot, crew, story) })),
    ...checkStories.map((story) => ({ ...story, add: () => addCheck(plot, crew, story) })),
  ].sort((one, other) => other.daysAgo - one.daysAgo)
  for (const { add } of filings) add()
  addLooseEntry(plot, crew)
}

const minutesADay = 24 * 60

/** What both kinds have. Earlier today, and on other days at various hours. */
function filed(plot: Plot, { by, daysAgo, status, note = '' }: InsuranceStory | CheckStory) {
  const earlier = daysAgo * minutesADay + ((daysAgo * 47) % 90) + 25
  return {
    id: plot.ids.next('insuranceSubmissions'),
    real_property_id: losAlamos,
    creator_id: by,
    created_at: minutesAfter(plot.clock.now(), -earlier),
    status,
    description: note,
  }
}

function judged(crew: Crew, member: Member, { status: ofAll, note }: InsuranceStory | CheckStory) {
  const [name, status = ofAll, comment = status === 'REJECTED' ? note : undefined] =
    typeof member === 'string' ? [member] : (member as readonly [string, SubmissionStatus?, string?])
  const person = crew.get(name)
  if (!person) throw new Error(`Nobody of the crew is called ${name}`)
  return { person, verdict: { status, comment: comment ?? null } }
}

function addInsurance(plot: Plot, crew: Crew, story: InsuranceStory): void {
  const today = plot.clock.today()
  const company = plot.rows.insuranceCompanies.find(({ name }) => name === story.company)
  const [holderName = '', holderNumber = ''] = story.holder ?? []
  const submission = plot.add('insuranceSubmissions', {
    ...filed(plot, story),
    company_id: company?.id ?? 0,
    policy_number: story.policy,
    from_date: addDays(today, story.days[0]),
    to_date: addDays(today, story.days[1]),
    policy_holder_full_name: holderName,
    policy_holder_id_number: holderNumber,
  })
  const people = story.people.map((member) => judged(crew, member, story))
  for (const { person, verdict } of people) {
    plot.append('insuredPeople', {
      insurance_submission_id: submission.id,
      person_id: person.id,
      ...verdict,
    })
    if (story.status === 'APPROVED' && verdict.status === 'APPROVED') {
      Object.assign(person, insuredUntil(person, submission.to_date))
    }
  }
  const nominated = people.map(({ person }) => `${fullName(person)} - ${person.id_number}`)
  const lines = [`${story.company}, póliza ${story.policy}`, ...nominated]
  const owner = { insurance_submission_id: submission.id, background_check_person_id: null }
  for (const name of story.files) addFile(plot, name, name.endsWith('.csv') ? nominated : lines, owner)
}

function addCheck(plot: Plot, crew: Crew, story: CheckStory): void {
  const submission = plot.add('backgroundCheckSubmissions', filed(plot, story))
  for (const item of story.people) {
    const { person, verdict } = judged(crew, item.who, story)
    const entry = addEntry(plot, person, item, { ...submission, submissionId: submission.id, ...verdict })
    if (story.status === 'APPROVED' && verdict.status === 'APPROVED') {
      Object.assign(person, checkedBy(person, entry))
    }
  }
}

interface EntryPlace {
  creator_id: number
  submissionId: number | null
  status: SubmissionStatus
  comment: string | null
}

function addEntry(
  plot: Plot,
  person: PersonRow,
  { days, type, file }: Omit<CheckStory['people'][number], 'who'>,
  { creator_id, submissionId, status, comment }: EntryPlace,
) {
  const today = plot.clock.today()
  const types = plot.rows.backgroundCheckTypes
  const entry = plot.append('backgroundCheckPeople', {
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
  const lines = [type ?? 'Certificado', `${fullName(person)} - ${person.id_number}`, 'Sin antecedentes.']
  if (file)
    addFile(plot, file, lines, { insurance_submission_id: null, background_check_person_id: entry.id })
  return entry
}

/** Somebody began a background check and never filed it: nobody else sees the entry. */
function addLooseEntry(plot: Plot, crew: Crew): void {
  const person = crew.get('Marisa Yacante')
  if (!person) throw new Error('The loose entry needs its person')
  const place = { creator_id: persons.obra, submissionId: null, status: 'PENDING', comment: null } as const
  addEntry(plot, person, { days: [-2, 178], file: 'marisa.pdf' }, place)
}

function addFile(
  plot: Plot,
  name: string,
  lines: readonly string[],
  owner: Pick<AttachmentRow, 'insurance_submission_id' | 'background_check_person_id'>,
): void {
  const bytes = sampleOf(name, lines)
  const { extension, media_type } = acceptFile({ name, size: bytes.length })
  const file_key = `${plot.ids.text(32)}.${extension}`
  plot.append('files', {
    key: file_key,
    name,
    media_type,
    size: bytes.length,
    content: toBase64(bytes),
  })
  plot.append('attachments', { file_key, name, ...owner })
}
