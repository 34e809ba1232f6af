import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

const topLevel = [
  '.ci',
  '.gitignore',
  'README.md',
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

describe('the top level', () => {
  it('is fixed: configuration lives in the folder that it serves', () => {
    const ignored = read('.gitignore')
      .split('\n')
      .map((line) => line.trim().replace(/\/$/, ''))
    const entries = readdirSync(root).filter(
      (entry) => entry !== '.git' && !ignored.includes(entry) && !entry.endsWith('.log'),
    )
    expect(entries.filter((entry) => !topLevel.includes(entry))).toEqual([])
  })
})

describe('the packages', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const lock = JSON.parse(read('package-lock.json')).packages['']
  const declared = Object.entries<string>({ ...dependencies, ...devDependencies })

  it('are pinned', () => {
    const loose = declared.filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version))
    expect(loose).toEqual([])
  })

  it('are those of the lock file', () => {
    expect(lock.dependencies).toEqual(dependencies)
    expect(lock.devDependencies).toEqual(devDependencies)
  })
})

describe('the README', () => {
  const readme = read('README.md')
  const { scripts } = JSON.parse(read('package.json'))

  it('names commands that exist', () => {
    const named = [...readme.matchAll(/npm run ([a-z0-9:-]+)/g)].map(([, name]) => name)
    expect(named.filter((name) => name !== undefined && !(name in scripts))).toEqual([])
  })

  it('tells every command', () => {
    const isTold = (name: string) => new RegExp(`npm (run )?${name}(?![a-z0-9:-])`).test(readme)
    const commands = Object.keys(scripts).filter(
      (name) => !(name.replace(/^(pre|post)/, '') in scripts && /^(pre|post)/.test(name)),
    )
    expect(commands.filter((name) => !isTold(name))).toEqual([])
  })

  it('names files and folders that exist', () => {
    const named = [...readme.matchAll(/`((?:src|mocks|tests|e2e|\.ci)\/[\w./-]*)`/g)].map(
      ([, path]) => path ?? '',
    )
    const made = /generated/
    expect(named.filter((path) => !made.test(path) && !existsSync(`${root}/${path}`))).toEqual([])
  })

  it('links to what exists', () => {
    const links = [...readme.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, path]) => path ?? '')
    expect(links.filter((path) => !existsSync(`${root}/${path}`))).toEqual([])
  })
})
