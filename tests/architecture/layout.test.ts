import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

const allowedEntries = [
  '.ci',
  '.editorconfig',
  '.github',
  '.gitignore',
  '.nvmrc',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'deploy',
  'docs',
  'e2e',
  'mocks',
  'openapi.yaml',
  'orval.config.ts',
  'package-lock.json',
  'package.json',
  'rsbuild.config.ts',
  'src',
  'tests',
  'tsconfig.json',
]

describe('the top level of the repository', () => {
  it('has only the files and folders of `allowedEntries`, besides ignored ones', () => {
    const ignored = read('.gitignore')
      .split('\n')
      .map((line) => line.trim().replace(/\/$/, ''))
    const entries = readdirSync(root).filter(
      (entry) => entry !== '.git' && !ignored.includes(entry) && !entry.endsWith('.log'),
    )
    expect(entries.filter((entry) => !allowedEntries.includes(entry))).toEqual([])
  })
})

describe('the packages', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const lock = JSON.parse(read('package-lock.json')).packages['']
  const packages = Object.entries<string>({ ...dependencies, ...devDependencies })

  it('are pinned to exact versions', () => {
    const unpinnedPackages = packages.filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version))
    expect(unpinnedPackages).toEqual([])
  })

  it('are the same in package.json and in the lock file', () => {
    expect(lock.dependencies).toEqual(dependencies)
    expect(lock.devDependencies).toEqual(devDependencies)
  })

  it('contain `node` in the version of `.nvmrc`', () => {
    expect(read('.nvmrc').trim()).toBe(devDependencies.node)
  })
})
