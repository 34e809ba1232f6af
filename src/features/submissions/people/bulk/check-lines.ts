import type { CountryCode } from '@/api/generated/model/countryCode'
import type { Gender } from '@/api/generated/model/gender'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import type { Day } from '@/domain/days'
import { plainDocument } from '@/domain/documents'
import { capitals } from '@/domain/names'
import { termRefusal } from '@/domain/submission-terms'
import { copy as formCopy } from '@/features/submissions/form/copy'
import { copy } from './copy'
import { parseDocumentCell } from './document-cell'
import { type Cell, cellText } from './grid'
import { parseDayCell } from './list-day'
import type { ListLine } from './list-lines'
import { type Country, parseCountryCell } from './nationality'
import { splitName } from './split-name'

const { problems } = copy
/** Limit of the contract. */
const longestName = 100

/** A parsed row of a list with its problems. */
export interface CheckedLine extends ListLine {
  document: string
  lastName: string
  firstName: string
  /** Whether both names shared one cell without a separator. */
  isSplit: boolean
  /** '' if the list has no value. */
  gender: Gender | ''
  from: Day | ''
  to: Day | ''
  /** '' if the list has no value. */
  nationality: CountryCode | ''
  /** Problems that only prevent registering a new person. */
  problemsOfNew: readonly string[]
  /** Its problems, as messages. */
  problems: readonly string[]
  /** Message if the person is already in the list or the submission. */
  twice?: string
}

export interface ListRules {
  /** The people of the submission. */
  people: readonly SubmissionPerson[]
  /** Whether dates are required, as for background checks. */
  hasDates: boolean
  today: Day
  /** The selectable countries. */
  countries: readonly Country[]
}

const genders: Readonly<Record<string, Gender>> = {
  M: 'M',
  MASC: 'M',
  MASCULINO: 'M',
  H: 'M',
  HOMBRE: 'M',
  VARON: 'M',
  VARÓN: 'M',
  F: 'F',
  FEM: 'F',
  FEMENINO: 'F',
  MUJER: 'F',
  X: 'X',
}

/** Problems of a row's dates. The form asks for missing dates later. */
function dayProblems(
  { values: told }: ListLine,
  { from, to }: { from?: Day | ''; to?: Day | '' },
  today: Day,
) {
  const refusal = from !== undefined && to !== undefined ? termRefusal({ from, to }, today) : undefined
  return [
    from === undefined ? problems.day(copy.columns.from, cellText(told.from)) : undefined,
    to === undefined ? problems.day(copy.columns.to, cellText(told.to)) : undefined,
    refusal && formCopy.errors.term[refusal],
  ]
}

/** The names of a row, from one cell or two. */
function namesIn({ values: told }: ListLine) {
  const inOrder = cellText(told.fullName)
  const joined = capitals(inOrder || cellText(told.firstLast))
  const apart = { lastName: capitals(cellText(told.lastName)), firstName: capitals(cellText(told.firstName)) }
  if (joined === '' || apart.lastName !== '' || apart.firstName !== '') return { ...apart, isSplit: false }
  return { ...splitName(joined, inOrder === ''), isSplit: !joined.includes(',') }
}

/** The document cell of a row; the document column has priority over the CUIL. */
const documentCellOf = ({ values: told }: ListLine): Cell =>
  cellText(told.document) === '' ? told.cuil : told.document

function readLine(line: ListLine, { hasDates, today, countries }: ListRules): CheckedLine {
  const { values: told } = line
  const { document, problem } = parseDocumentCell(documentCellOf(line))
  const { lastName, firstName, isSplit } = namesIn(line)
  const genderText = capitals(cellText(told.gender)).replace('.', '')
  const nationality = parseCountryCell(told.nationality, countries)
  const [from, to] = hasDates ? [parseDayCell(told.from), parseDayCell(told.to)] : (['', ''] as const)
  const against = [
    problem,
    lastName.length > longestName || firstName.length > longestName ? problems.nameLength : undefined,
    genderText !== '' && !Object.hasOwn(genders, genderText) ? problems.gender(genderText) : undefined,
    ...dayProblems(line, { from, to }, today),
  ]
  return {
    ...line,
    document,
    lastName,
    firstName,
    isSplit,
    nationality: nationality ?? '',
    problemsOfNew: nationality === undefined ? [problems.nationality(cellText(told.nationality))] : [],
    gender: genders[genderText] ?? '',
    from: from ?? '',
    to: to ?? '',
    problems: against.filter((problem) => problem !== undefined),
  }
}

/** Validates a corrected row against the others. */
export function recheckLine(line: ListLine, others: readonly CheckedLine[], rules: ListRules): CheckedLine {
  const read = readLine(line, rules)
  const person = rules.people.find(({ id_number }) => plainDocument(id_number) === read.document)
  const same = others.find(({ document, problems }) => problems.length === 0 && document === read.document)
  if (read.problems.length > 0) return read
  if (person) return { ...read, twice: copy.twice(person.full_name, person.id_number) }
  return same ? { ...read, twice: problems.repeated(same.line) } : read
}

/** Parses and validates the rows of a list, including duplicates in the list and the submission. */
export function checkLines(lines: readonly ListLine[], rules: ListRules): CheckedLine[] {
  const inSubmission = new Map(rules.people.map((person) => [plainDocument(person.id_number), person]))
  const seen = new Map<string, number>()
  return lines.map((told) => {
    const line = readLine(told, rules)
    const person = inSubmission.get(line.document)
    const before = seen.get(line.document)
    if (line.problems.length > 0) return line
    if (person) return { ...line, twice: copy.twice(person.full_name, person.id_number) }
    if (before !== undefined) return { ...line, twice: problems.repeated(before) }
    seen.set(line.document, line.line)
    return line
  })
}
