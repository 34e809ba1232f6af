import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { capitalize, findDirectWrites, getWritesName } from './direct-writes'

interface Operation {
  id: string
  tag: string
  isWrite: boolean
}

type Paths = Record<string, Record<string, { operationId?: string; tags?: string[] }>>

/** By operation id: the reason why no screen calls the operation by its name. */
const operationsWithoutHook: Readonly<Record<string, string>> = {
  uploadPhoto: 'the portal sends a photo to the signed address that `requestPhotoUpload` returns',
}

/**
 * Whether a function of `mocks/rules` is a helper, judged by its name: a conversion, look-up, check, filter or ordering.
 * Helpers need no test of their own.
 */
const isHelper = (name: string) =>
  /^(compare|find|format|get|has|is|list|matches|refuse|require|to)[A-Z]|(Comparator|Filter|Order|Orderings)$/.test(
    name,
  )

/** Reads the files under `root` that match a glob pattern. Omits generated files. */
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

/** Finds the operations that have a record in `tests/operations`, but no declaration in `openapi.yaml`. */
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
 * Finds the folder of the screens that call the operations of a tag. `importers` are the files that import the generated
 * hooks of the tag. Most of these files are in the folder.
 */
function findScreenFolder(importers: readonly SourceFile[]): string {
  const folders = importers.map(({ path }) => dirname(path))
  const counts = [...new Set(folders)].map((folder) => ({
    folder,
    count: folders.filter((importerFolder) => importerFolder === folder).length,
  }))
  return counts.sort((left, right) => right.count - left.count)[0]?.folder ?? 'src/features'
}

/**
 * Finds the test file of a screen folder: `tests/features/lots/pets.test.tsx` for `src/features/lots/pets`. If the file
 * does not exist, returns the folder in which it belongs.
 */
function findScreenTest(root: string, folder: string): string {
  const path = folder.replace(/^src/, 'tests')
  return globSync(`${path}.test.tsx`, { cwd: root })[0] ?? `${dirname(path)}/`
}

/** Finds the operations that no screen calls, and the writes whose failure no screen test covers. */
function findUncalledOrUntestedOperations(root: string, operations: readonly Operation[]): string[] {
  const sources = readFiles(root, 'src/**/*.{ts,tsx}')
  const screenSources = sources.filter(({ path }) => !path.startsWith('src/api/'))
  const tests = readFiles(root, 'tests/{app,features,panel,patterns,session}/**/*.{ts,tsx}')
  return operations.flatMap(({ id, tag, isWrite }) => {
    const module = isWrite ? `api/writes/${tag}` : `api/generated/${tag}/${tag}`
    const importers = screenSources.filter(
      ({ text }) =>
        text.includes(`/${module}'`) || new RegExp(`/api/generated/(?:calls/)?${tag}/${tag}'`).test(text),
    )
    const folder = findScreenFolder(importers)
    const name = capitalize(id)
    const call = isWrite ? `useWrite(${getWritesName(sources, tag)}.${id})` : `use${name}`
    const isCalled =
      id in operationsWithoutHook || hasMatch(importers, new RegExp(`\\b(${id}|(use|get)${name}\\w*)\\b`))
    // A test of a fault has the operation id as a string or an object key. A call of the function `id(…)` does not count.
    const isTested = !isWrite || hasMatch(tests, new RegExp(`'${id}'|\\b${id}: `))
    return [
      ...(isCalled ? [] : [`${folder}/: call \`${call}\` from '@/${module}'`]),
      ...(isTested
        ? []
        : [
            `${findScreenTest(root, folder)}: test what the screen shows after \`faults: [{ operationId: '${id}', status: 503 }]\``,
          ]),
    ]
  })
}

/** Finds the calls of writes that bypass `useWrite`. */
const findBypassingCalls = (root: string, operations: readonly Operation[]): string[] =>
  findDirectWrites(
    readFiles(root, 'src/**/*.{ts,tsx}'),
    operations.filter(({ isWrite }) => isWrite),
  )

/** Finds the functions of `mocks/rules` that a handler calls and no test of the rules mentions. Omits helpers. */
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
 * Finds the missing parts of operations that the type checker does not report: a declaration in `openapi.yaml`, a call from
 * a screen, a screen test of a failed write, a call by `useWrite`, or a test of a rule. Each message names the file and the missing code.
 */
export function findMissingOperationParts(root: string): string[] {
  const operations = listOperations(root)
  return [
    ...findUndeclaredOperations(root, operations),
    ...findUncalledOrUntestedOperations(root, operations),
    ...findBypassingCalls(root, operations),
    ...findUntestedRules(root),
  ]
}
