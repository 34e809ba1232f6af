import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findRelatedTests } from './support/related-tests.ts'
import { type GeneratedFile, listStaleCommands } from './support/stale-files.ts'
import { runStep } from './support/steps.ts'

/*
 * The script of `npm run test:unit` and, with `--changed`, of `npm run test:changed`. Of the files of `npm run generate`, generates
 * only the stale ones, because all together take longer than most test files. `--changed` checks the format of the files that
 * differ from the last commit, and runs the tests that are related to them. All other parameters go to vitest.
 */

const root = fileURLToPath(new URL('..', import.meta.url))

const run = async (...command: string[]): Promise<boolean> =>
  (await runStep({ name: command[0] ?? '', command }, true)).isOk

const list = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/generated/**'] })

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { generate: string }
}

/** Returns the commands of `npm run generate` with one of these parameters. */
const findCommands = (...parameters: string[]) =>
  scripts.generate.split(' && ').filter((command) => parameters.some((part) => command.includes(part)))

const generatedFiles: GeneratedFile[] = [
  {
    // The last file that these commands write.
    path: 'src/api/generated/response-shapes.ts',
    sources: [
      'openapi.yaml',
      'orval.config.ts',
      'src/api/build-response-shape.ts',
      'src/api/generate-operations.ts',
    ],
    commands: findCommands('orval.config.ts', 'src/api/generate-operations.ts'),
  },
  {
    path: 'mocks/contract/generated/validators.js',
    sources: ['openapi.yaml', ...list('mocks/contract/**/*.ts')],
    commands: findCommands('mocks/contract/generate.ts'),
  },
  {
    path: 'src/app/catalogue/generated/docs.json',
    sources: list('src/{design-system,patterns}/**/*.{ts,tsx}'),
    commands: findCommands('src/app/catalogue/generate-docs.ts'),
  },
]

const readTime = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs

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
  for (const command of listStaleCommands(generatedFiles, readTime))
    if (!(await run(...command.split(' ')))) return false
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
