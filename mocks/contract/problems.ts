import type { OutputUnit } from '@cfworker/json-schema'
import type { Violated } from './sentences.ts'

/** One thing that is wrong with a value: what, and where (a JSON pointer; empty for the value as a whole). */
export interface Problem extends Violated {
  pointer: string
}

/** What only says that something inside it is wrong. */
const wrappers = new Set([
  '$ref',
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'allOf',
  'if',
  'false',
])
const choices = new Set(['oneOf', 'anyOf'])
const strangers = new Set(['additionalProperties', 'unevaluatedProperties'])
const absences = new Set(['required', 'dependentRequired'])

/**
 * Reads a validator's report. Of alternatives (`oneOf`, `anyOf`) only the one that fits best is told, and a field
 * that is absent or unknown is named instead of the object that it belongs to.
 */
export function readProblems(units: readonly OutputUnit[]): Problem[] {
  const problems: Problem[] = []
  for (let at = 0; at < units.length; at += 1) {
    const unit = units[at] as OutputUnit
    if (choices.has(unit.keyword)) {
      const inside = extent(units, at)
      problems.push(...bestAlternative(unit, units.slice(at + 1, at + 1 + inside)))
      at += inside
    } else {
      const problem = leaf(unit, units, at)
      if (problem) problems.push(problem)
    }
  }
  return problems
}

function leaf(unit: OutputUnit, units: readonly OutputUnit[], at: number): Problem | undefined {
  const { keyword, error: words } = unit
  if (wrappers.has(keyword)) return undefined
  if (strangers.has(keyword)) return stranger(unit, units, at)
  if (absences.has(keyword)) return { keyword, words, pointer: `${pointer(unit)}/${lastQuoted(words)}` }
  return { keyword, words, pointer: pointer(unit) }
}

/** A field that no part of the schema knows. While another part is wrong, the validator calls every field unknown. */
function stranger(unit: OutputUnit, units: readonly OutputUnit[], at: number): Problem | undefined {
  const inner = units[at + 1]
  if (inner?.keyword !== 'false') return undefined
  const sibling = unit.keywordLocation.replace(/unevaluatedProperties$/, 'allOf')
  const isUncertain =
    unit.keyword === 'unevaluatedProperties' &&
    units.some((one) => one.keywordLocation === sibling && one.instanceLocation === unit.instanceLocation)
  return isUncertain ? undefined : { keyword: 'unknown', words: unit.error, pointer: pointer(inner) }
}

/** How many of the units after `at` belong to its alternatives. */
function extent(units: readonly OutputUnit[], at: number): number {
  const { keywordLocation } = units[at] as OutputUnit
  const rest = units.slice(at + 1)
  const end = rest.findIndex(
    (one) => one.keyword !== 'false' && !one.keywordLocation.startsWith(`${keywordLocation}/`),
  )
  return end === -1 ? rest.length : end
}

function bestAlternative(choice: OutputUnit, inside: readonly OutputUnit[]): Problem[] {
  const alternatives = byAlternative(choice, inside).map(readProblems)
  const matched = /\(([2-9]|\d\d+) matches\)/.test(choice.error)
  if (matched || alternatives.length === 0) {
    return [{ keyword: choice.keyword, words: choice.error, pointer: pointer(choice) }]
  }
  const here = pointer(choice)
  return alternatives.reduce((best, one) => (misfit(one, here) < misfit(best, here) ? one : best))
}

function byAlternative(choice: OutputUnit, inside: readonly OutputUnit[]): OutputUnit[][] {
  const groups = new Map<string, OutputUnit[]>()
  let current = ''
  for (const unit of inside) {
    // The validator places a refused unknown field by its value, not by its schema.
    if (unit.keyword !== 'false') {
      current = unit.keywordLocation.slice(choice.keywordLocation.length + 1).split('/')[0] ?? ''
    }
    groups.set(current, [...(groups.get(current) ?? []), unit])
  }
  return [...groups.values()]
}

/** An alternative of another type, or with other fields, is not what was meant. */
function misfit(problems: readonly Problem[], here: string): number {
  const isOtherType = problems.some((one) => one.keyword === 'type' && one.pointer === here)
  const strangers = problems.filter((one) => one.keyword === 'unknown').length
  return (isOtherType ? 10_000 : 0) + strangers * 100 + problems.length
}

function pointer({ instanceLocation }: OutputUnit): string {
  return instanceLocation.slice(1)
}

function lastQuoted(words: string): string {
  return words.match(/"([^"]*)"[^"]*$/)?.[1] ?? ''
}
