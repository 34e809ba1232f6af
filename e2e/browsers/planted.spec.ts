import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { apiNames } from './api-names'
import { listUnexplainedUses, listUnusedExceptions } from './exceptions'
import { listBrowsersWithout, readOldestBrowsers } from './oldest-browsers'
import { findUses, listDefinedNames, parseScript } from './script-uses'
import { createSourceProgram, findSourceUses } from './source-uses'

/* The checks of the scripts find uses that these tests plant. */

function findNames(code: string): string[] {
  const program = parseScript(code)
  return findUses(code, program, apiNames, listDefinedNames([program])).map(({ name }) => name)
}

/** Syntax of JavaScript, and its flags of patterns, that at least one of the oldest browsers lacks. */
const youngerSyntax = [
  '/[a--b]/v',
  '/(?i:a)b/',
  '/(?<year>a)|(?<year>b)/',
  "import('./data.json', { with: { type: 'json' } })",
  '{ using file = open() }',
]

for (const code of youngerSyntax)
  test(`refuses the syntax of ${code}`, () => {
    expect(() => parseScript(code)).toThrow(SyntaxError)
  })

test('accepts the syntax that all of the oldest browsers have', () => {
  expect(() =>
    parseScript('class A { static { this.#b ??= 1_000 } static #b; has(o) { return #b in o } } /(?<=a)b/dsu'),
  ).not.toThrow()
})

const plantedUses: [code: string, names: string[]][] = [
  ['Map.groupBy([], (x) => x)', ['Map.groupBy']],
  ['const { groupBy: g } = Object', ['.groupBy']],
  ['window.URL.canParse("/")', ['URL.canParse']],
  ['const list = new Set(a).isSubsetOf(b)', ['.isSubsetOf']],
  ['Promise.try(run); Promise.withResolvers()', ['Promise.try', 'Promise.withResolvers']],
  ['const today = Temporal.Now.plainDateISO()', ['Temporal.Now', 'Temporal.Now.plainDateISO', 'Temporal']],
  [
    'Array.prototype.map.call([], run); Iterator.prototype.map; new Iterator()',
    ['Iterator.map', 'new Iterator'],
  ],
  ['page["startViewTransition"]()', ['.startViewTransition']],
  ['new Intl.DurationFormat("es")', ['Intl.DurationFormat', 'new Intl.DurationFormat']],
  ['document.addEventListener("scrollend", run)', ['event scrollend']],
  ['RegExp("[a--b]", "v")', ['RegExp: Invalid regular expression flag (1:1)']],
]

for (const [code, names] of plantedUses)
  test(`finds what the oldest browsers lack in ${code}`, () => {
    expect(findNames(code).sort()).toEqual(names.sort())
  })

test('ignores what all of the oldest browsers have, and names that a script gives to its own objects', () => {
  expect(findNames('structuredClone([3].toSorted().at(-1)); "a".toWellFormed()')).toEqual([])
  expect(findNames('RegExp("a/b", "gd"); document.addEventListener("click", run)')).toEqual([])
  expect(findNames('const list = { union() {} }; list.union()')).toEqual([])
  expect(findNames('const Temporal = 1; use = Temporal')).toEqual([])
})

test('tells by the types of the sources whose member a name is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  const file = join(folder, 'planted.ts')
  writeFileSync(
    file,
    `export const own = { share: () => 1, groupBy: () => 2 }
     export const uses = [own.share(), own.groupBy(), navigator.share({}), 'a'.at(0)]
     export const { navigation } = window`,
  )
  const uses = findSourceUses(createSourceProgram([file]), apiNames)
  rmSync(folder, { recursive: true })
  expect(uses.map(({ name }) => name)).toEqual(['.share', 'Window.navigation'])
})

test('reports a use without an exception, and an exception without a use', () => {
  const uses = [{ name: '.share', excerpt: 'navigator.share()' }]
  const exceptions = [{ names: ['.share', '.union'], reason: '' }]
  expect(listUnexplainedUses(uses, [])).toEqual(['.share (1): navigator.share()'])
  expect(listUnexplainedUses(uses, exceptions)).toEqual([])
  expect(listUnusedExceptions(uses, exceptions)).toEqual(['.union'])
})

test('reads the oldest versions of browserslist, and compares versions by their numbers', () => {
  expect(readOldestBrowsers(['ios_saf >= 16.4'])).toEqual([{ browser: 'safari_ios', version: '16.4' }])
  expect(() => readOldestBrowsers(['last 2 versions'])).toThrow('last 2 versions')
  const isMissing = (added: string | boolean, version: string) =>
    listBrowsersWithout({ support: { safari: { version_added: added as string } } } as never, [
      { browser: 'safari', version },
    ]).length === 1
  expect(isMissing('9.1', '16.4')).toBe(false)
  expect(isMissing('16.4', '16.4')).toBe(false)
  expect(isMissing('≤16', '16.4')).toBe(false)
  expect(isMissing('16.10', '16.4')).toBe(true)
  expect(isMissing('preview', '16.4')).toBe(true)
  expect(isMissing(false, '16.4')).toBe(true)
})
