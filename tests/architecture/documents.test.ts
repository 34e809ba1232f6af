import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listSourceFiles } from './source-tree'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json'))

const markdownFiles = ['*.md', '{.github,deploy,docs,e2e,mocks,src,tests}/**/*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: root }),
)

/** Removes the fenced code blocks, because their examples contain no real links or headings. */
const removeCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '')

/** Returns the anchor that GitHub creates for a heading. */
const toAnchor = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** Lists the anchors of a Markdown file: one for each heading, and those that an `a` element defines. */
function listAnchors(file: string): Set<string> {
  const text = removeCode(read(file))
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading))
  const explicitAnchors = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id = '']) => id)
  return new Set([...headings, ...explicitAnchors])
}

/** Returns what is wrong with a link in a file; undefined if the target of the link exists. */
function findLinkProblem(file: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : relative(root, join(root, dirname(file), path))
  if (!existsSync(join(root, target))) return `${file}: there is no ${target}`
  if (anchor === undefined || !target.endsWith('.md')) return undefined
  return listAnchors(target).has(anchor) ? undefined : `${file}: ${target} has no anchor #${anchor}`
}

describe.each(markdownFiles)('%s', (file) => {
  const text = read(file)

  it('links only to files and anchors that exist', () => {
    const links = [...removeCode(text).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
      ([, link = '']) => link,
    )
    expect(links.map((link) => findLinkProblem(file, link)).filter(Boolean)).toEqual([])
  })

  it('names only npm scripts that exist', () => {
    const commands = [...text.matchAll(/npm run ([a-z0-9:-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })

  it('defines each explicit anchor only once', () => {
    const ids = [...removeCode(text).matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('names only files and folders that exist', () => {
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

  it('names every npm script', () => {
    const isNamed = (name: string) => new RegExp(`npm (run )?${name}(?![a-z0-9:-])`).test(readme)
    const commands = Object.keys(scripts).filter(
      (name) => !(name.replace(/^(pre|post)/, '') in scripts && /^(pre|post)/.test(name)),
    )
    expect(commands.filter((name) => !isNamed(name))).toEqual([])
  })
})

describe('the sources', () => {
  it('refer only to documents and anchors that exist', () => {
    const contract = { path: 'openapi.yaml', text: read('openapi.yaml') }
    const links = [...listSourceFiles(root), contract].flatMap(({ path, text }) =>
      [...text.matchAll(/\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g)].map(([link]) => ({ path, link })),
    )
    const problems = links.map(({ path, link }) => {
      // The links of the sources start at the root of the repository, like the links of the README.
      const problem = findLinkProblem('README.md', link)
      return problem && `${path}: ${problem}`
    })
    expect(problems.filter(Boolean)).toEqual([])
  })
})
