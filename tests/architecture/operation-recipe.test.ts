import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNoAdvice } from '../support/expect-no-advice'
import { isFullRun } from '../support/scope'
import { findMissingOperationParts } from './operation-parts'
import { type Patch, sampleOperation, samplePatches } from './sample-operation'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The section of CONTRIBUTING.md that describes how to add an operation. */
const [, recipe = ''] =
  /^## Add an operation\n(.*?)^## /ms.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? []
/** The files in the table of this section. */
const recipeFiles = [...recipe.matchAll(/^\| \d+ \| `([^`]+)` \|/gm)].map(([, path = '']) => path)

const singleFiles = ['openapi.yaml', 'orval.config.ts', 'package.json', 'tsconfig.json']

/** The tests that use the records of `tests/operations`, and the test of the sample operation's rule. */
const recordTests = [
  'tests/contract/fuzz-valid.test.ts',
  'tests/contract/operations.test.ts',
  'tests/mocks/handlers/access.test.ts',
  'tests/mocks/handlers/lot-roles.test.ts',
  'tests/mocks/scenarios/refusals.test.ts',
  'tests/mocks/rules/pets.test.ts',
]

it('every operation of the contract has all its parts', () => {
  expectNoAdvice(findMissingOperationParts(root))
})

describe("the recipe 'Add an operation' of CONTRIBUTING.md", () => {
  it('lists exactly the files that the sample operation patches, at most 11', () => {
    expect(recipeFiles).toEqual(Object.keys(samplePatches))
    expect(recipeFiles.length).toBeLessThanOrEqual(11)
  })
})

describe.runIf(isFullRun)(
  'the type check and findMissingOperationParts, for a new operation',
  { timeout: 180_000 },
  () => {
    /** The folder with a copy of the project, to which the recipe is applied. */
    let copy: string

    /** Runs a program in the copy. Returns whether it succeeded, and its output. */
    const run = (program: string, ...parameters: string[]) =>
      new Promise<{ isOk: boolean; output: string }>((resolve) => {
        const { HOME, TZ } = process.env
        const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
        const options = {
          cwd: copy,
          env: { HOME, TZ, PATH, NO_COLOR: '1', TEST_SCOPE: 'full' },
          maxBuffer: 2 ** 26,
        }
        execFile(program, parameters, options, (error, stdout, stderr) =>
          resolve({ isOk: !error, output: `${stdout}${stderr}` }),
        )
      })

    const patchFile = (path: string, text: string, patch: Patch) => {
      try {
        return patch(text)
      } catch (error) {
        throw new Error(`${path}: ${(error as Error).message}. Adapt tests/architecture/sample-operation.ts`)
      }
    }

    /** Applies the steps of the recipe to the copy, except those for the `omitted` files. Restores these files. */
    const applyStepsWithout = (...omitted: readonly string[]) => {
      for (const [path, patch] of Object.entries(samplePatches)) {
        const text = readFileSync(join(root, path), 'utf8')
        writeFileSync(join(copy, path), omitted.includes(path) ? text : patchFile(path, text, patch))
      }
    }

    const generateOperations = async () => {
      const orvalResult = await run('orval', '--config', 'orval.config.ts')
      return orvalResult.isOk ? run('node', 'src/api/generate-operations.ts') : orvalResult
    }

    /** Type-checks the files of the copy that match `include`, and their imports. Returns a message for each error. */
    const findTypeErrors = async (...include: readonly string[]) => {
      const config = { extends: './tsconfig.json', include: ['src/env.d.ts', ...include] }
      writeFileSync(join(copy, 'tsconfig.recipe.json'), JSON.stringify(config))
      const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
      const { output } = await run('node', compiler, '--project', 'tsconfig.recipe.json', '--singleThreaded')
      return output.split(/\n(?! )/).filter(Boolean)
    }

    const backendFiles = ['mocks/handlers/*', 'mocks/rules/**/*', 'tests/operations/*', 'src/api/**/*']
    const screenFiles = 'src/features/lots/pets/*'

    beforeAll(async () => {
      copy = mkdtempSync(join(tmpdir(), 'operation-recipe-'))
      for (const path of ['src', 'mocks', 'tests', ...singleFiles])
        cpSync(join(root, path), join(copy, path), { recursive: true })
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
      applyStepsWithout(...recipeFiles.filter((path) => path !== 'openapi.yaml'))
      const results = await Promise.all([generateOperations(), run('node', 'mocks/contract/generate.ts')])
      expect(results.filter(({ isOk }) => !isOk)).toEqual([])
    }, 180_000)

    afterAll(() => rmSync(copy, { recursive: true, force: true }))

    it('name the files that lack the operation if only the contract declares it', async () => {
      const errors = await findTypeErrors(...backendFiles)
      const filesWithErrors = errors.map((error) => error.split('(')[0])
      expect(filesWithErrors.sort(), errors.join('\n')).toEqual([
        'mocks/handlers/pets.ts',
        'mocks/rules/access/lots.ts',
        'src/api/refreshes.ts',
        'src/api/writes/writes.ts',
        'tests/operations/pets.ts',
      ])
      for (const error of errors) expect(error).toContain(`'${sampleOperation}' is missing`)
      expect(findMissingOperationParts(copy)).toEqual([
        expect.stringContaining('src/features/lots/pets/: call `useWrite(petWrites.duplicatePet)`'),
        expect.stringContaining('tests/features/lots/pets.test.tsx: test what the screen shows'),
      ])
    })

    it('name the rule, the test of the rule and `copy.ts` if only these parts are missing', async () => {
      const ruleTest = 'tests/mocks/rules/pets.test.ts'
      applyStepsWithout('mocks/rules/pets.ts', ruleTest, 'src/features/lots/pets/copy.ts')
      expect(await findTypeErrors('mocks/handlers/pets.ts', screenFiles)).toEqual([
        expect.stringMatching(
          /^mocks\/handlers\/pets\.ts.+'duplicatePet' does not exist.+mocks\/rules\/pets/,
        ),
        expect.stringMatching(/^src\/features\/lots\/pets\/.+'"\.\/copy"' has no exported member/),
      ])
      expect(findMissingOperationParts(copy)).toEqual([
        `${ruleTest}: test \`duplicatePet\` of mocks/rules/pets.ts`,
      ])
    })

    it('name the contract if only the contract lacks the operation', () => {
      applyStepsWithout('openapi.yaml')
      expect(findMissingOperationParts(copy)).toEqual([
        'openapi.yaml: declare the operation `duplicatePet`, which tests/operations/pets.ts records',
      ])
    })

    it('find no error if no part is missing, and the tests of the records pass', async () => {
      applyStepsWithout()
      const [errors, tests] = await Promise.all([
        findTypeErrors('mocks/**/*', 'tests/{contract,mocks,operations}/**/*', 'src/api/*', screenFiles),
        run(
          'vitest',
          'run',
          '--config',
          'tests/vitest.config.ts',
          '--maxWorkers=1',
          '-t',
          'duplicat|records',
          ...recordTests,
        ),
      ])
      expect(errors).toEqual([])
      expect(tests.isOk, tests.output.slice(-3000)).toBe(true)
      expect(findMissingOperationParts(copy)).toEqual([])
    })
  },
)
