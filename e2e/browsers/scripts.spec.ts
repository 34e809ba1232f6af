import { expect, test } from '@playwright/test'
import { apiNames } from './api-names'
import { readBuiltScripts } from './built-scripts'
import { listUnexplainedUses, listUnusedExceptions, scriptExceptions } from './exceptions'
import { findUses, listDefinedNames, parseScript, type Use } from './script-uses'
import { createSourceProgram, findSourceUses } from './source-uses'

/* The scripts of the residents' build use no syntax and no API that the oldest browsers lack, but for explained exceptions. */

const scripts = readBuiltScripts().map(({ name, code }) => {
  try {
    return { name, code, program: parseScript(code) }
  } catch (error) {
    return { name, code, error: `${name}: ${error}` }
  }
})

function findBuiltUses(): { uses: Use[]; checked: number } {
  const parsed = scripts.flatMap(({ program, code }) => (program ? [{ program, code }] : []))
  const defined = listDefinedNames(parsed.map(({ program }) => program))
  const checkedMembers = [...apiNames.members.keys()].filter((name) => !defined.members.has(name))
  const checked = checkedMembers.length + apiNames.globals.size + apiNames.owned.size + apiNames.events.size
  return { uses: parsed.flatMap(({ program, code }) => findUses(code, program, apiNames, defined)), checked }
}

test('no built script has a syntax that the oldest browsers lack', () => {
  expect(scripts.length).toBeGreaterThan(50)
  expect(scripts.flatMap(({ error }) => error ?? [])).toEqual([])
})

test('the scripts and sources use no API that the oldest browsers lack, except with a reason', () => {
  test.setTimeout(120_000)
  const { uses: builtUses, checked } = findBuiltUses()
  const uses = [...builtUses, ...findSourceUses(createSourceProgram(), apiNames)]
  expect(checked).toBeGreaterThan(5000)
  expect(listUnexplainedUses(uses, scriptExceptions)).toEqual([])
  expect(listUnusedExceptions(uses, scriptExceptions)).toEqual([])
})
