import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { joinIconPaths } from '@/hosting/icon-paths'

const buildIcon = (...elements: string[]) => `const __iconData = {
  node: [
    ${elements.join(',\n    ')}
  ]
};`

/** Reads the modules of all installed icons. */
function readIcons(): string[] {
  const folder = `${dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))}/dist/esm/icons`
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'))
  return files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
}

const getPath = (code: string) => /d: "([^"]*)"/.exec(code)?.[1]

describe('joinIconPaths', () => {
  it('joins paths, and keeps the start of a relative path', () => {
    const icon = buildIcon('["path", { d: "M1 2h3", key: "a" }]', '["path", { d: "m4 5 6 7", key: "b" }]')
    expect(joinIconPaths(icon)).toContain('[["path", { d: "M1 2h3M0 0m4 5 6 7", key: "all" }]]')
  })

  it.each([
    ['["circle", { cx: "12", cy: "11.5", r: "10" }]', 'M 2 11.5 a 10 10 0 1 0 20 0 a 10 10 0 1 0 -20 0 z'],
    ['["line", { x1: "1", y1: "2", x2: "3", y2: "4" }]', 'M 1 2 L 3 4'],
    ['["rect", { x: "3", y: "4", width: "5", height: "6" }]', 'M 3 4 h 5 v 6 h -5 z'],
    [
      '["rect", { x: "3", y: "4", width: "5", height: "6", rx: "1" }]',
      'M 4 4 h 3 a 1 1 0 0 1 1 1 v 4 a 1 1 0 0 1 -1 1 h -3 a 1 1 0 0 1 -1 -1 v -4 a 1 1 0 0 1 1 -1 z',
    ],
    [
      '["rect", { width: "8", height: "6", rx: "3", ry: "2" }]',
      'M 3 0 h 2 a 3 2 0 0 1 3 2 v 2 a 3 2 0 0 1 -3 2 h -2 a 3 2 0 0 1 -3 -2 v -2 a 3 2 0 0 1 3 -2 z',
    ],
  ])('draws %s as a path', (element, path) => {
    expect(getPath(joinIconPaths(buildIcon(element, '["path", { d: "M0 0" }]')))).toBe(`${path}M0 0`)
  })

  it.each([
    ['one element', ['["path", { d: "M1 2" }]']],
    [
      'an element with an attribute of its own',
      ['["path", { d: "M1 2" }]', '["path", { d: "M3 4", fill: "currentColor" }]'],
    ],
    ['another element', ['["path", { d: "M1 2" }]', '["ellipse", { cx: "1", cy: "2", rx: "3", ry: "4" }]']],
  ])('does not change an icon with %s', (_, elements) => {
    const icon = buildIcon(...elements)
    expect(joinIconPaths(icon)).toBe(icon)
  })

  it('joins an element that is written on several lines', () => {
    const icon = buildIcon(
      '[\n      "path",\n      {\n        d: "M1 2h3",\n        key: "a"\n      }\n    ]',
      '["path", { d: "M4 5", key: "b" }]',
      '["path", { d: "M6 7", key: "c" }]',
    )
    expect(getPath(joinIconPaths(icon))).toBe('M1 2h3M4 5M6 7')
  })

  it('keeps every path of the installed icons', () => {
    const listPaths = (code: string) => Array.from(code.matchAll(/\bd: "([^"]*)"/g), ([, path = '']) => path)
    const changed = readIcons().filter((code) => {
      const joined = listPaths(joinIconPaths(code)).join('')
      return listPaths(code).some((path) => !joined.includes(path))
    })
    expect(changed).toEqual([])
  })

  it('joins nearly all installed icons with several elements', () => {
    const countElements = (code: string) => code.match(/\[\s*"\w+",\s*\{/g)?.length ?? 0
    const several = readIcons().filter((code) => countElements(code) > 1)
    const joined = several.filter((code) => countElements(joinIconPaths(code)) === 1)
    expect(several.length).toBeGreaterThan(1000)
    expect(joined.length / several.length).toBeGreaterThan(0.95)
  })
})
