import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from './support/check-steps.ts'
import { findRelatedTests } from './support/related-tests.ts'
import { runStep } from './support/steps.ts'

/*
 * The script of `npm run test:unit` and, with `--changed`, of `npm run test:changed`. Generates the code from the contract only
 * if it is stale, because that takes longer than most test files. `--changed` checks the format of the files that differ from
 * the last commit, and runs the tests that are related to them. All other parameters go to vitest.
 */

const root = fileURLToPath(new URL('..', import.meta.url))

const run = async (...command: string[]): Promise<boolean> =>
  (await runStep({ name: command[0] ?? '', command }, true)).isOk

const list = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/generated/**'] })

/** Each generated file with the files from which it is generated. */
const generatedFiles = {
  'mocks/contract/generated/validators.js': ['openapi.yaml', ...list('mocks/contract/**/*.ts')],
  'src/api/generated/response-shapes.ts': [
    'openapi.yaml',
    'orval.config.ts',
    'src/api/build-response-shape.ts',
    'src/api/generate-operations.ts',
  ],
  'src/app/catalogue/generated/docs.json': list('src/{design-system,patterns}/**/*.{ts,tsx}'),
}

const readTime = (file: string) => statSync(join(root, file)).mtimeMs

const isStale = ([target, sources]: [string, string[]]) =>
  !existsSync(join(root, target)) || sources.some((source) => readTime(source) > readTime(target))

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Lists the files that differ from the last commit or are not in git yet. */
const listChangedFiles = () =>
  [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (file) => existsSync(join(root, file)),
  )

const parameters = process.argv.slice(2)
const isForChanges = parameters[0] === '--changed'

async function runTests(): Promise<boolean> {
  if (Object.entries(generatedFiles).some(isStale) && !(await run(...generate.command))) return false
  const runVitest = (filters: readonly string[]) =>
    run('vitest', 'run', '--config', 'tests/vitest.config.ts', ...filters)
  if (!isForChanges) return runVitest(parameters)
  const changedFiles = listChangedFiles()
  const sourceFiles = changedFiles.filter((file) => /\.(?:tsx?|mjs|json)$/.test(file))
  const isFormatted =
    sourceFiles.length === 0 ||
    (await run('biome', 'check', '--config-path', 'tests/architecture/lint.json', ...sourceFiles))
  const testFiles = list('tests/**/*.test.{ts,tsx}').map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
  const relatedTests = findRelatedTests(changedFiles, testFiles)
  const endToEndTests = changedFiles.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))
  if (endToEndTests.length > 0) console.log(`Not run here: npm run e2e -- ${endToEndTests.join(' ')}`)
  if (relatedTests.length === 0) console.log('No unit or screen test is related to the changed files.')
  const hasPassed = relatedTests.length === 0 || (await runVitest([...relatedTests, ...parameters.slice(1)]))
  return hasPassed && isFormatted
}

process.exitCode = (await runTests()) ? 0 : 1
