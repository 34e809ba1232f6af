import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'

interface Operation {
  id: string
  tag: string
  isWrite: boolean
}

type Paths = Record<string, Record<string, { operationId?: string; tags?: string[] }>>

/** The operations that screens call without a generated hook, with the reason. */
const operationsWithoutHook: Readonly<Record<string, string>> = {
  uploadPhoto: 'the portal sends a photo to the signed address that `requestPhotoUpload` returns',
}

/** Whether a function of `mocks/rules` is a helper: a conversion, a look-up, a check, a filter or an ordering. */
const isHelper = (name: string) =>
  /^(compare|find|format|get|has|is|list|matches|refuse|require|to)[A-Z]|(Comparator|Filter|Order|Orderings)$/.test(
    name,
  )

/** Reads the files that match a pattern, except generated ones. */
const readFiles = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('/generated/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

type SourceFile = ReturnType<typeof readFiles>[number]

function listOperations(root: string): Operation[] {
  const { paths } = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as { paths: Paths }
  return Object.values(paths).flatMap((item) =>
    Object.entries(item).flatMap(([method, { operationId: id, tags: [tag = ''] = [] }]) =>
      id === undefined ? [] : { id, tag, isWrite: method !== 'get' },
    ),
  )
}

const hasMatch = (files: readonly SourceFile[], pattern: RegExp) =>
  files.some(({ text }) => pattern.test(text))

/** Finds the operations that tests record and that the contract does not declare. */
function findUndeclaredOperations(root: string, operations: readonly Operation[]): string[] {
  const ids = new Set(operations.map(({ id }) => id))
  return readFiles(root, 'tests/operations/*.ts')
    .filter(({ text }) => text.includes(': OperationRecords<'))
    .flatMap(({ path, text }) => {
      const records = text.slice(text.lastIndexOf('export const'))
      return [...records.matchAll(/^ {2}(\w+): /gm)]
        .filter(([, id = '']) => !ids.has(id))
        .map(([, id]) => `openapi.yaml: declare the operation \`${id}\`, which ${path} records`)
    })
}

/**
 * Finds the folder with the screens of a tag: the folder with the most files that import the generated hooks of the
 * tag.
 */
function findScreenFolder(importers: readonly SourceFile[]): string {
  const folders = importers.map(({ path }) => dirname(path))
  const counts = [...new Set(folders)].map((folder) => ({
    folder,
    count: folders.filter((importerFolder) => importerFolder === folder).length,
  }))
  return counts.sort((left, right) => right.count - left.count)[0]?.folder ?? 'src/features'
}

/** Finds the test file of a screen folder: `tests/features/lots/pets.test.tsx` for `src/features/lots/pets`. */
function findScreenTest(root: string, folder: string): string {
  const path = folder.replace(/^src/, 'tests')
  return globSync(`${path}.test.tsx`, { cwd: root })[0] ?? `${dirname(path)}/`
}

/** Finds the operations that no screen calls, and the writes whose failure no screen test covers. */
function findUncalledOrUntestedOperations(root: string, operations: readonly Operation[]): string[] {
  const sources = readFiles(root, 'src/**/*.{ts,tsx}')
  const tests = readFiles(root, 'tests/{app,features,panel,patterns,session}/**/*.{ts,tsx}')
  return operations.flatMap(({ id, tag, isWrite }) => {
    const module = `api/generated/${tag}/${tag}`
    const importers = sources.filter(({ text }) => text.includes(`/${module}'`))
    const folder = findScreenFolder(importers)
    const name = id.replace(/^./, (letter) => letter.toUpperCase())
    const isCalled =
      id in operationsWithoutHook || hasMatch(importers, new RegExp(`\\b(${id}|(use|get)${name}\\w*)\\b`))
    const isTested = !isWrite || hasMatch(tests, new RegExp(`\\b${id}\\b`))
    return [
      ...(isCalled ? [] : [`${folder}/: call \`use${name}\` from '@/${module}'`]),
      ...(isTested
        ? []
        : [
            `${findScreenTest(root, folder)}: test what the screen shows after \`faults: [{ operationId: '${id}', status: 503 }]\``,
          ]),
    ]
  })
}

/** Finds the functions of rules that a handler calls and that no test of rules calls. */
function findUntestedRules(root: string): string[] {
  const tests = readFiles(root, 'tests/mocks/rules/**/*.ts')
  const calls = readFiles(root, 'mocks/handlers/*.ts').flatMap(({ text }) =>
    [...text.matchAll(/^import \* as (\w+) from '\.\.\/rules\/([\w-]+)\.ts'$/gm)].flatMap(([, alias, rule]) =>
      [...text.matchAll(new RegExp(`\\b${alias}\\.([a-z]\\w+)\\(`, 'g'))].map(([, name = '']) => ({
        rule,
        name,
      })),
    ),
  )
  const advice = calls
    .filter(({ name }) => !isHelper(name) && !hasMatch(tests, new RegExp(`\\b${name}\\b`)))
    .map(({ rule, name }) => `tests/mocks/rules/${rule}.test.ts: test \`${name}\` of mocks/rules/${rule}.ts`)
  return [...new Set(advice)]
}

/**
 * Finds the missing parts of operations that the type checker does not report: the declaration, the call from a screen,
 * the screen test of a failure, the test of the rule. Each message names the file and the missing code.
 */
export function findMissingOperationParts(root: string): string[] {
  const operations = listOperations(root)
  return [
    ...findUndeclaredOperations(root, operations),
    ...findUncalledOrUntestedOperations(root, operations),
    ...findUntestedRules(root),
  ]
}
