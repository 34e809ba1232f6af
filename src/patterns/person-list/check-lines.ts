import type { CountryCode } from '@/api/generated/model/countryCode'
import type { Gender } from '@/api/generated/model/gender'
import type { Day } from '@/domain/days'
import { normalizeDocumentNumber } from '@/domain/documents'
import { toUppercaseName } from '@/domain/names'
import { copy } from './copy'
import { parseDocumentCell } from './document-cell'
import { type Cell, formatCell } from './grid'
import { parseDayCell } from './list-day'
import type { ListLine } from './list-lines'
import { type Country, parseCountryCell } from './nationality'
import type { PersonListOptions } from './person-list-options'
import { splitName } from './split-name'

const { problems } = copy
const maxNameLength = 100

export interface CheckedLine extends ListLine {
  /** The document number; '' if the row has none. */
  document: string
  lastName: string
  firstName: string
  /** Whether the portal guessed the last name. It guesses if one cell has both names without a comma. */
  isNameGuessed: boolean
  // The gender, the days and the nationality are '' if the list has no value or an invalid value.
  gender: Gender | ''
  from: Day | ''
  to: Day | ''
  nationality: CountryCode | ''
  /** Problems that prevent the portal from registering the person. They do not matter if the person is already registered. */
  newPersonProblems: readonly string[]
  /** Problems that prevent the addition, even if the person is already registered. */
  problems: readonly string[]
  /** The message for a duplicate; absent if the row is not a duplicate. */
  duplicate?: string
}

export interface ListRules extends Pick<PersonListOptions, 'people' | 'findPeriodProblem' | 'needsDocument'> {
  /** Returns the message for a person who has been added before. */
  duplicate: (name: string, documentNumber: string) => string
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

/**
 * Checks the parsed dates of a row. Returns one element for each check: the problem, or undefined if there is none. If
 * a cell is not a date, `from` or `to` is undefined. If a cell is empty, the value is ''. An empty cell is no problem,
 * because the form behind the dialog asks for the date.
 */
function checkDays(
  { values }: ListLine,
  { from, to }: { from?: Day | ''; to?: Day | '' },
  findPeriodProblem: ListRules['findPeriodProblem'],
) {
  return [
    from === undefined ? problems.day(copy.columns.from, formatCell(values.from)) : undefined,
    to === undefined ? problems.day(copy.columns.to, formatCell(values.to)) : undefined,
    from !== undefined && to !== undefined ? findPeriodProblem?.({ from, to }) : undefined,
  ]
}

function parseNames({ values }: ListLine) {
  const surnameFirstText = formatCell(values.fullName)
  const fullName = toUppercaseName(surnameFirstText || formatCell(values.firstLast))
  const separateNames = {
    lastName: toUppercaseName(formatCell(values.lastName)),
    firstName: toUppercaseName(formatCell(values.firstName)),
  }
  if (fullName === '' || separateNames.lastName !== '' || separateNames.firstName !== '')
    return { ...separateNames, isNameGuessed: false }
  return { ...splitName(fullName, surnameFirstText === ''), isNameGuessed: !fullName.includes(',') }
}

const getDocumentCell = ({ values }: ListLine): Cell =>
  formatCell(values.document) === '' ? values.cuil : values.document

/** Parses the document number. An absent number is no problem if people can be found by name. */
function readDocument(line: ListLine, { needsDocument }: ListRules) {
  const cell = getDocumentCell(line)
  return formatCell(cell) === '' && !needsDocument ? { document: '' } : parseDocumentCell(cell)
}

function readLine(line: ListLine, rules: ListRules): CheckedLine {
  const { findPeriodProblem, countries } = rules
  const { values } = line
  const { document, problem } = readDocument(line, rules)
  const { lastName, firstName, isNameGuessed } = parseNames(line)
  const genderText = toUppercaseName(formatCell(values.gender)).replace('.', '')
  const nationality = parseCountryCell(values.nationality, countries)
  const [from, to] = findPeriodProblem
    ? [parseDayCell(values.from), parseDayCell(values.to)]
    : (['', ''] as const)
  const lineProblems = [
    problem,
    lastName.length > maxNameLength || firstName.length > maxNameLength ? problems.nameLength : undefined,
    genderText !== '' && !Object.hasOwn(genders, genderText) ? problems.gender(genderText) : undefined,
    ...checkDays(line, { from, to }, findPeriodProblem),
  ]
  return {
    ...line,
    document,
    lastName,
    firstName,
    isNameGuessed,
    nationality: nationality ?? '',
    newPersonProblems:
      nationality === undefined ? [problems.nationality(formatCell(values.nationality))] : [],
    gender: genders[genderText] ?? '',
    from: from ?? '',
    to: to ?? '',
    problems: lineProblems.filter((problem) => problem !== undefined),
  }
}

/**
 * Parses and validates the rows of a list. A row is a duplicate if a person who was added before, or an earlier row, has the
 * same document number. Rows with problems do not count as duplicates or as earlier rows.
 */
export function checkLines(lines: readonly ListLine[], rules: ListRules): CheckedLine[] {
  const peopleByDocument = new Map(
    rules.people.map((person) => [normalizeDocumentNumber(person.id_number), person]),
  )
  const firstLineByDocument = new Map<string, number>()
  return lines.map((listLine) => {
    const line = readLine(listLine, rules)
    const person = peopleByDocument.get(line.document)
    const firstLine = firstLineByDocument.get(line.document)
    if (line.problems.length > 0 || line.document === '') return line
    if (person) return { ...line, duplicate: rules.duplicate(person.full_name, person.id_number) }
    if (firstLine !== undefined) return { ...line, duplicate: problems.repeated(firstLine) }
    firstLineByDocument.set(line.document, line.rowNumber)
    return line
  })
}
