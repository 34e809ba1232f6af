import type { OutputUnit } from '@cfworker/json-schema'
import type { FailedKeyword } from './validation-messages.ts'

/** A violated keyword, and its location in the value as a JSON pointer (empty for the root). */
export interface ValidationProblem extends FailedKeyword {
  pointer: string
}

/** Keywords that only report a nested problem. */
const wrapperKeywords = new Set([
  '$ref',
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'allOf',
  'if',
  'false',
])
const alternativeKeywords = new Set(['oneOf', 'anyOf'])
const unknownFieldKeywords = new Set(['additionalProperties', 'unevaluatedProperties'])
const missingFieldKeywords = new Set(['required', 'dependentRequired'])

/**
 * Converts a validator's report to problems. Of alternatives (`oneOf`, `anyOf`) only the best match is reported. A missing or
 * unknown field is reported at the field instead of its object.
 */
export function readProblems(units: readonly OutputUnit[]): ValidationProblem[] {
  const problems: ValidationProblem[] = []
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as OutputUnit
    if (alternativeKeywords.has(unit.keyword)) {
      const inside = countNestedUnits(units, at)
      problems.push(...selectBestAlternative(unit, units.slice(at + 1, at + 1 + inside)))
      at += inside
    } else {
      const problem = toProblem(unit, units, at)
      if (problem) problems.push(problem)
    }
  }
  return problems
}

function toProblem(
  unit: OutputUnit,
  units: readonly OutputUnit[],
  at: number,
): ValidationProblem | undefined {
  const { keyword, error: message } = unit
  if (wrapperKeywords.has(keyword)) return undefined
  if (unknownFieldKeywords.has(keyword)) return toUnknownFieldProblem(unit, units, at)
  if (missingFieldKeywords.has(keyword))
    return { keyword, message, pointer: `${getPointer(unit)}/${readLastQuoted(message)}` }
  return { keyword, message, pointer: getPointer(unit) }
}

/** Reports an unknown field. If another part of an `allOf` fails, the validator reports every field as unknown. */
function toUnknownFieldProblem(
  unit: OutputUnit,
  units: readonly OutputUnit[],
  at: number,
): ValidationProblem | undefined {
  const inner = units[at + 1]
  if (inner?.keyword !== 'false') return undefined
  const sibling = unit.keywordLocation.replace(/unevaluatedProperties$/, 'allOf')
  const isUncertain =
    unit.keyword === 'unevaluatedProperties' &&
    units.some((one) => one.keywordLocation === sibling && one.instanceLocation === unit.instanceLocation)
  return isUncertain ? undefined : { keyword: 'unknown', message: unit.error, pointer: getPointer(inner) }
}

/** Counts the units after `at` that belong to its alternatives. */
function countNestedUnits(units: readonly OutputUnit[], at: number): number {
  const { keywordLocation } = units[at] as OutputUnit
  const rest = units.slice(at + 1)
  const end = rest.findIndex(
    (one) => one.keyword !== 'false' && !one.keywordLocation.startsWith(`${keywordLocation}/`),
  )
  return end === -1 ? rest.length : end
}

function selectBestAlternative(choice: OutputUnit, inside: readonly OutputUnit[]): ValidationProblem[] {
  const alternatives = groupByAlternative(choice, inside).map(readProblems)
  const matched = /\(([2-9]|\d\d+) matches\)/.test(choice.error)
  if (matched || alternatives.length === 0) {
    return [{ keyword: choice.keyword, message: choice.error, pointer: getPointer(choice) }]
  }
  const here = getPointer(choice)
  return alternatives.reduce((best, one) =>
    scoreMismatch(one, here) < scoreMismatch(best, here) ? one : best,
  )
}

function groupByAlternative(choice: OutputUnit, inside: readonly OutputUnit[]): OutputUnit[][] {
  const groups = new Map<string, OutputUnit[]>()
  let current = ''
  for (const unit of inside) {
    // The validator locates an unknown field by the value, not by the schema.
    if (unit.keyword !== 'false') {
      current = unit.keywordLocation.slice(choice.keywordLocation.length + 1).split('/')[0] ?? ''
    }
    groups.set(current, [...(groups.get(current) ?? []), unit])
  }
  return [...groups.values()]
}

/** Scores an alternative: another type is the worst match, then unknown fields, then other problems. */
function scoreMismatch(problems: readonly ValidationProblem[], here: string): number {
  const isOtherType = problems.some((one) => one.keyword === 'type' && one.pointer === here)
  const unknownFields = problems.filter((one) => one.keyword === 'unknown').length
  return (isOtherType ? 10_000 : 0) + unknownFields * 100 + problems.length
}

function getPointer({ instanceLocation }: OutputUnit): string {
  return instanceLocation.slice(1)
}

function readLastQuoted(words: string): string {
  return words.match(/"([^"]*)"[^"]*$/)?.[1] ?? ''
}
