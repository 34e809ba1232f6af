/** An error of a generated validator. */
export interface ValidatorError {
  keyword: string
  /** A JSON pointer to the value (empty for the root). */
  instancePath: string
  /** The details of the error by keyword, such as the limit, the expected type or the missing field. */
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
  /** The validators of each `oneOf` and `anyOf`. `params.alternatives` of an error is an index into this list. */
  alternatives: readonly (readonly ValidateValue[])[]
}

/** A violated keyword, and its location in the value as a JSON pointer (empty for the root). */
export interface ValidationProblem {
  keyword: string
  params: ValidatorError['params']
  pointer: string
  /** Whether the value at the pointer is null. */
  isNull: boolean
}

/** Returns the problems of a JSON value; an empty list if the value is valid. */
export type FindProblems = (value: unknown) => ValidationProblem[]

/** The keywords that report a field of an object, each with the parameter that contains the name of the field. */
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
 * Converts a generated validator to a function that returns problems. Of the alternatives of `oneOf` and `anyOf`,
 * reports only the problems of the best match. Reports a missing or unknown field at the field instead of at its
 * object.
 */
export function createFindProblems(
  validate: ValidateValue,
  alternatives: readonly (readonly ValidateValue[])[],
): FindProblems {
  return (value) => {
    if (validate(value)) return []
    return (validate.errors ?? []).flatMap((error) => toProblems(error, value, alternatives))
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
  if (choices === undefined || Array.isArray(params.passing)) return [problem]
  const problemLists = choices.map((validate) => createFindProblems(validate, alternatives)(value))
  return selectBestAlternative(problemLists).map((nested) => ({
    ...nested,
    pointer: `${instancePath}${nested.pointer}`,
  }))
}

function selectBestAlternative(alternatives: readonly ValidationProblem[][]): ValidationProblem[] {
  return alternatives.reduce((best, problems) =>
    scoreMismatch(problems) < scoreMismatch(best) ? problems : best,
  )
}

/**
 * Scores an alternative; a lower score is a better match. A wrong type counts most, and an unknown field counts more
 * than any other problem.
 */
function scoreMismatch(problems: readonly ValidationProblem[]): number {
  const isOtherType = problems.some(({ keyword, pointer }) => keyword === 'type' && pointer === '')
  const unknownFields = problems.filter(({ keyword }) => keyword === 'unknown').length
  return (isOtherType ? 10_000 : 0) + unknownFields * 100 + problems.length
}

const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** Returns the names in a JSON pointer. */
export const parsePointer = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapePointer)

function getValueAt(root: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce(
    (value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name],
    root,
  )
}
