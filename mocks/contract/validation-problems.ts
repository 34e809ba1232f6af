/** An error of a generated validator. */
export interface ValidatorError {
  keyword: string
  /** A JSON pointer to the value (empty for the root). */
  instancePath: string
  /** The details of the error, such as the limit, the expected type or the missing field. They depend on the keyword. */
  params: Readonly<Record<string, unknown>>
}

/** A generated validator. Returns whether the value is valid, and stores the errors of an invalid value in `errors`. */
export interface ValidateValue {
  (value: unknown): boolean
  errors?: readonly ValidatorError[] | null
}

/** The validators of a compiled set of schemas. */
export interface CompiledValidators {
  /** The validators by schema name. */
  validators: Readonly<Record<string, ValidateValue>>
  /**
   * For each `oneOf` and `anyOf`, a list with the validator of each alternative. `params.alternatives` of an error is the
   * index of such a list.
   */
  alternatives: readonly (readonly ValidateValue[])[]
}

/** A keyword that a value violates, and the location of the violation as a JSON pointer (empty for the root). */
export interface ValidationProblem {
  keyword: string
  params: ValidatorError['params']
  pointer: string
  /** Whether the value at the pointer is null. */
  isNull: boolean
}

/** Returns the problems of a JSON value; an empty list if the value is valid. */
export type FindProblems = (value: unknown) => ValidationProblem[]

/**
 * The maximum number of problems that are returned for a value. A value with thousands of problems, such as unknown fields,
 * would otherwise block the server.
 */
const maxProblems = 100

/** The keywords that report a field of an object. Each value names the error parameter that contains the field name. */
const fieldKeywords: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  dependentRequired: 'missingProperty',
  additionalProperties: 'additionalProperty',
  unevaluatedProperties: 'unevaluatedProperty',
}
const unknownFieldKeywords = new Set(['additionalProperties', 'unevaluatedProperties'])
/** The errors of these keywords are ignored, because they only repeat the error of a nested schema. */
const wrapperKeywords = new Set(['if', 'propertyNames'])

/**
 * Converts a generated validator to a function that returns problems. If no alternative of a `oneOf` or `anyOf` matches,
 * the function returns only the problems of the best alternative. It returns the first `maxProblems` problems. The problem of a missing or unknown field has the pointer
 * of that field, not of the object.
 */
export function createFindProblems(
  validate: ValidateValue,
  alternatives: readonly (readonly ValidateValue[])[],
): FindProblems {
  return (value) => {
    if (validate(value)) return []
    const firstErrors = validate.errors?.slice(0, maxProblems) ?? []
    return firstErrors.flatMap((error) => toProblems(error, value, alternatives)).slice(0, maxProblems)
  }
}

function toProblems(
  { keyword, instancePath, params }: ValidatorError,
  root: unknown,
  alternatives: readonly (readonly ValidateValue[])[],
): ValidationProblem[] {
  if (wrapperKeywords.has(keyword)) return []
  const field = fieldKeywords[keyword]
  if (field !== undefined) {
    const pointer = `${instancePath}/${escapePointer(String(params[field]))}`
    return [
      { keyword: unknownFieldKeywords.has(keyword) ? 'unknown' : keyword, params, pointer, isNull: false },
    ]
  }
  const value = getValueAt(root, instancePath)
  const problem = { keyword, params, pointer: instancePath, isNull: value === null }
  const choices = alternatives[Number(params.alternatives)]
  // `passing` is a list if several alternatives of a `oneOf` match.
  if (choices === undefined || Array.isArray(params.passing)) return [problem]
  const problemLists = choices.map((validate) => createFindProblems(validate, alternatives)(value))
  return selectProblemsOfBestAlternative(problemLists).map((nested) => ({
    ...nested,
    pointer: `${instancePath}${nested.pointer}`,
  }))
}

function selectProblemsOfBestAlternative(problemLists: readonly ValidationProblem[][]): ValidationProblem[] {
  return problemLists.reduce((best, problems) =>
    scoreMismatch(problems) < scoreMismatch(best) ? problems : best,
  )
}

/**
 * Scores the problems of an alternative; a lower score is a better match. A wrong type of the whole value weighs most,
 * then each unknown field, then each other problem.
 */
function scoreMismatch(problems: readonly ValidationProblem[]): number {
  const hasWrongType = problems.some(({ keyword, pointer }) => keyword === 'type' && pointer === '')
  const unknownFieldCount = problems.filter(({ keyword }) => keyword === 'unknown').length
  return (hasWrongType ? 10_000 : 0) + unknownFieldCount * 100 + problems.length
}

const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** Returns the field names and list indexes of a JSON pointer. */
export const parsePointer = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapePointer)

function getValueAt(root: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce(
    (value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name],
    root,
  )
}
