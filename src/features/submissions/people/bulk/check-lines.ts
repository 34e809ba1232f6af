import type { Gender } from '@/api/generated/model/gender'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import type { Day } from '@/domain/days'
import { documentLength, plainDocument } from '@/domain/documents'
import { capitals } from '@/domain/names'
import { termRefusal } from '@/domain/submission-terms'
import { copy as formCopy } from '@/features/submissions/form/copy'
import { copy } from './copy'
import { cellText } from './grid'
import { dayIn } from './list-day'
import type { ListLine } from './list-lines'

const { problems } = copy
/** The contract's limit. */
const longestName = 100

/** A row of a list, read: who it is about, and what is against it. */
export interface CheckedLine extends ListLine {
  document: string
  lastName: string
  firstName: string
  /** '' where the list does not say. */
  gender: Gender | ''
  from: Day | ''
  to: Day | ''
  /** What is against it, in words. */
  problems: readonly string[]
  /** Why it is one too many: who it is about is in the list or in the submission already. */
  twice?: string
}

interface ListRules {
  /** Who is in the submission. */
  people: readonly SubmissionPerson[]
  /** Whether the dates are asked for: those of background checks. */
  hasDates: boolean
  today: Day
}

const genders: Readonly<Record<string, Gender>> = {
  M: 'M',
  MASCULINO: 'M',
  H: 'M',
  HOMBRE: 'M',
  VARON: 'M',
  VARÓN: 'M',
  F: 'F',
  FEMENINO: 'F',
  MUJER: 'F',
  X: 'X',
}

function documentProblem(document: string): string | undefined {
  if (document === '') return problems.noDocument
  const { min, max } = documentLength
  return document.length < min || document.length > max ? problems.documentLength : undefined
}

/** What is against the days of a row; one that is missing is told to the form afterwards. */
function dayProblems({ told }: ListLine, { from, to }: { from?: Day | ''; to?: Day | '' }, today: Day) {
  const refusal = from !== undefined && to !== undefined ? termRefusal({ from, to }, today) : undefined
  return [
    from === undefined ? problems.day(copy.columns.from, cellText(told.from)) : undefined,
    to === undefined ? problems.day(copy.columns.to, cellText(told.to)) : undefined,
    refusal && formCopy.errors.term[refusal],
  ]
}

function readLine(line: ListLine, { hasDates, today }: ListRules): CheckedLine {
  const { told } = line
  const document = plainDocument(cellText(told.document))
  const lastName = capitals(cellText(told.lastName))
  const firstName = capitals(cellText(told.firstName))
  const genderText = capitals(cellText(told.gender))
  const [from, to] = hasDates ? [dayIn(told.from), dayIn(told.to)] : (['', ''] as const)
  const against = [
    documentProblem(document),
    lastName.length > longestName || firstName.length > longestName ? problems.nameLength : undefined,
    genderText !== '' && !Object.hasOwn(genders, genderText) ? problems.gender(genderText) : undefined,
    ...dayProblems(line, { from, to }, today),
  ]
  return {
    ...line,
    document,
    lastName,
    firstName,
    gender: genders[genderText] ?? '',
    from: from ?? '',
    to: to ?? '',
    problems: against.filter((problem) => problem !== undefined),
  }
}

/** Reads the rows of a list and tells what is against each: nobody is in it twice, nor in the submission already (L5). */
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
