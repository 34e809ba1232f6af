import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-tree'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json'))

const documents = ['*.md', '{.github,docs,e2e,mocks,src,tests}/**/*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: root }),
)

/** Removes fenced code, whose examples are not links. */
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '')

/** Returns GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** Returns the anchors of a document: those of its headings, and explicit ones. */
function anchorsOf(document: string): Set<string> {
  const text = withoutCode(read(document))
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
  const written = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id = '']) => id)
  return new Set([...headings, ...written])
}

/** Returns the problem of a link in a file; undefined if the target exists. */
function problemOf(from: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? from : relative(root, join(root, dirname(from), path))
  if (!existsSync(join(root, target))) return `${from}: there is no ${target}`
  if (anchor === undefined || !target.endsWith('.md')) return undefined
  return anchorsOf(target).has(anchor) ? undefined : `${from}: ${target} has no anchor #${anchor}`
}

describe.each(documents)('%s', (document) => {
  const text = read(document)

  it('links to files and anchors that exist', () => {
    const links = [...withoutCode(text).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
      ([, link = '']) => link,
    )
    expect(links.map((link) => problemOf(document, link)).filter(Boolean)).toEqual([])
  })

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([a-z0-9:-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })

  it('has each written anchor once', () => {
    const ids = [...withoutCode(text).matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('names files and folders that exist', () => {
    const paths = [...text.matchAll(/`((?:src|mocks|tests|e2e|docs|\.ci|\.github)\/[\w./-]*)`/g)]
    const missing = paths
      .map(([, path = '']) => path)
      .filter((path) => !path.includes('/generated') && !existsSync(join(root, path)))
    expect(missing).toEqual([])
  })
})

describe('the README', () => {
  const readme = read('README.md')

  it('has at most 150 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150)
  })

  it('names every command', () => {
    const isNamed = (name: string) => new RegExp(`npm (run )?${name}(?![a-z0-9:-])`).test(readme)
    const commands = Object.keys(scripts).filter(
      (name) => !(name.replace(/^(pre|post)/, '') in scripts && /^(pre|post)/.test(name)),
    )
    expect(commands.filter((name) => !isNamed(name))).toEqual([])
  })
})

describe('the sources', () => {
  it('link to rules that exist', () => {
    const contract = { path: 'openapi.yaml', text: read('openapi.yaml') }
    const links = [...sourceFiles(root), contract].flatMap(({ path, text }) =>
      [...text.matchAll(/\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g)].map(([link]) => ({ path, link })),
    )
    const problems = links.map(({ path, link }) => {
      const problem = problemOf('README.md', link)
      return problem && `${path}: ${problem}`
    })
    expect(problems.filter(Boolean)).toEqual([])
  })
})
