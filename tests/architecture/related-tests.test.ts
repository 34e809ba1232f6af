import { describe, expect, it } from 'vitest'
import { findRelatedTests, type TestFile } from '../support/related-tests'

const createTestFile = (path: string, text = ''): TestFile => ({ path, text })

const testFiles = [
  createTestFile('tests/design-system/Button.test.tsx', "import '@/design-system/components/Button/Button'"),
  createTestFile('tests/design-system/Table.test.tsx', "import '@/design-system/components/Table/Table'"),
  createTestFile('tests/design-system/conformance.test.tsx', "import '@/design-system/specimens'"),
  createTestFile('tests/domain/plates.test.ts', "import { isPlate } from '@/domain/plates'"),
  createTestFile('tests/features/works/list.test.tsx'),
  createTestFile('tests/features/works/manager-add.test.tsx', "import { open } from './managers-steps'"),
  createTestFile('tests/features/works/workers.test.tsx'),
  createTestFile('tests/mocks/rules/pets.test.ts', "import * as rules from '@mocks/rules/pets'"),
  createTestFile('tests/architecture/documents.test.ts'),
  createTestFile('tests/contract/operations.test.ts'),
  createTestFile('tests/mocks/handlers/access.test.ts', "import '../../operations/records'"),
]

const findPaths = (...changedFiles: string[]) => findRelatedTests(changedFiles, testFiles)

describe('findRelatedTests', () => {
  it('returns a changed test file itself', () => {
    expect(findPaths('tests/features/works/list.test.tsx')).toEqual(['tests/features/works/list.test.tsx'])
  })

  it('returns the tests that import the changed module', () => {
    expect(findPaths('src/domain/plates.ts')).toEqual(['tests/domain/plates.test.ts'])
    expect(findPaths('mocks/rules/pets.ts')).toEqual(['tests/mocks/rules/pets.test.ts'])
    expect(findPaths('tests/features/works/managers-steps.ts')).toEqual([
      'tests/features/works/manager-add.test.tsx',
    ])
    expect(findPaths('tests/operations/records.ts')).toEqual(['tests/mocks/handlers/access.test.ts'])
  })

  it('returns the tests of a component and the conformance tests if a part of the component changes', () => {
    const expected = ['tests/design-system/Table.test.tsx', 'tests/design-system/conformance.test.tsx']
    expect(findPaths('src/design-system/components/Table/table-styles.ts')).toEqual(expected)
    expect(findPaths('src/design-system/components/Table/Table.specimens.tsx')).toEqual(expected)
  })

  it('returns the tests of a feature whose names share a word with the path of the changed file', () => {
    expect(findPaths('src/features/works/managers/ManagerForm.tsx')).toEqual([
      'tests/features/works/manager-add.test.tsx',
    ])
  })

  it('returns all tests of the mirrored folder if no name shares a word with the path', () => {
    expect(findPaths('src/features/works/copy.ts')).toEqual([
      'tests/features/works/list.test.tsx',
      'tests/features/works/manager-add.test.tsx',
      'tests/features/works/workers.test.tsx',
    ])
  })

  it('returns the tests of documents and of the contract', () => {
    expect(findPaths('docs/testing.md')).toEqual(['tests/architecture/documents.test.ts'])
    expect(findPaths('openapi.yaml')).toEqual(['tests/contract/operations.test.ts'])
  })

  it('returns no test for a file that no unit test covers', () => {
    expect(findPaths('e2e/journeys/works.spec.ts', 'package-lock.json')).toEqual([])
  })
})
