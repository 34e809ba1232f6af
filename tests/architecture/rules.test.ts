import { describe, expect, it } from 'vitest'
import { findRuleViolations } from './rules'

/** Returns the names of the rules that a file with this path and text breaks. */
const findBrokenRules = (path: string, text = '') =>
  findRuleViolations({ path, text }).map(({ rule }) => rule)
const createLines = (count: number) => '// a line\n'.repeat(count)
const createFunction = (head: string, lineCount: number) => `${head} {\n${createLines(lineCount - 2)}}\n`

describe('the rule about names', () => {
  it.each([
    'src/design-system/components/Button/Button.specimens.tsx',
    'src/app/use-focus.tsx',
    'src/main.tsx',
    'src/env.d.ts',
    'tests/design-system/Button.test.tsx',
    'tests/domain/days.test.ts',
    'rsbuild.config.ts',
  ])('accepts %s', (path) => {
    expect(findBrokenRules(path)).toEqual([])
  })

  it.each([
    'src/domain/weekDays.ts',
    'src/domain/Weekdays.ts',
    'src/app/top_bar.tsx',
    'src/app/utils.ts',
    'src/app/types.ts',
    'src/app/index.ts',
    'src/app/dates.helpers.ts',
  ])('rejects %s', (path) => {
    expect(findBrokenRules(path)).toContain('file-name')
  })

  it('rejects a folder with a vague name', () => {
    expect(findBrokenRules('src/patterns/common/page.ts')).toEqual(['folder-name'])
  })

  it('rejects functions called `handle` or `handleClick`, but not variables such as `handler`', () => {
    expect(findBrokenRules('src/app/page.ts', 'const handleClick = () => {}')).toEqual(['handle'])
    expect(findBrokenRules('mocks/page.ts', 'function handle() {}')).toEqual(['handle'])
    expect(findBrokenRules('src/app/page.ts', 'const handler = 1, handles = 2')).toEqual([])
  })
})

describe('an exported component', () => {
  it('must be the only component that its file exports, and must have the name of the file', () => {
    expect(findBrokenRules('src/app/Card.tsx', 'export const Card = 1\nexport const cardWidth = 1')).toEqual(
      [],
    )
    expect(findBrokenRules('src/app/Card.tsx', 'export function Tile() {}')).toEqual(['component-file'])
    expect(findBrokenRules('src/app/Card.tsx', 'export const Card = 1\nexport const Tile = 1')).toEqual([
      'component-file',
    ])
  })
})

describe('the rule about sizes', () => {
  it('allows at most 250 lines in a file, and any number of lines in a file of copy or seed data', () => {
    expect(findBrokenRules('src/app/page.ts', createLines(250))).toEqual([])
    expect(findBrokenRules('src/app/page.ts', createLines(251))).toEqual(['file-size'])
    expect(findBrokenRules('tests/app/page.test.ts', createLines(251))).toEqual(['file-size'])
    expect(findBrokenRules('src/features/lots/copy.ts', createLines(251))).toEqual([])
    expect(findBrokenRules('mocks/scenarios/people.ts', createLines(251))).toEqual([])
  })

  it('allows at most 40 lines in a function, and any number of lines in a function of a test', () => {
    expect(findBrokenRules('src/app/page.ts', createFunction('function draw()', 40))).toEqual([])
    expect(findBrokenRules('src/app/page.ts', createFunction('function draw()', 41))).toEqual([
      'function-size',
    ])
    expect(findBrokenRules('src/app/page.ts', createFunction('const draw = () =>', 41))).toEqual([
      'function-size',
    ])
    expect(findBrokenRules('tests/app/page.test.ts', createFunction('const draw = () =>', 41))).toEqual([])
  })

  it('allows at most 150 lines in a component', () => {
    const findRulesOfCard = (lineCount: number) =>
      findBrokenRules('src/app/Card.tsx', createFunction('export function Card()', lineCount))
    expect(findRulesOfCard(150)).toEqual([])
    expect(findRulesOfCard(151)).toEqual(['component-size'])
  })
})

describe('the rule about time and randomness', () => {
  it.each(['Date.now()', 'new Date()', 'new Date', 'Math.random()', 'pick(Math.random)'])(
    'rejects %s in the mock',
    (expression) => {
      expect(findBrokenRules('mocks/rules/lots.ts', expression)).toEqual(['clock'])
    },
  )

  it('accepts `new Date(milliseconds)` in the mock', () => {
    expect(findBrokenRules('mocks/db/clock.ts', 'new Date(milliseconds)')).toEqual([])
  })

  it.each(["new Date('2026-03-16')", 'new Date(`2026-03-16`)', 'Date.parse(text)'])(
    'rejects %s, which depends on the time zone',
    (expression) => {
      expect(findBrokenRules('src/domain/days.ts', expression)).toEqual(['date-parsing'])
    },
  )

  it('rejects `new Date(variable)` in src/features, but not in src/session, and accepts `new Date` with several numbers', () => {
    expect(findBrokenRules('src/features/lots/LotCard.ts', 'new Date(value)')).toContain('date-parsing')
    expect(findBrokenRules('src/features/lots/lot-card.ts', 'new Date(2026, 2, 16)')).toEqual([])
    expect(findBrokenRules('src/session/session-store.ts', 'new Date(expiresAt)')).toEqual([])
  })
})

describe('the rule about URLs', () => {
  it.each([
    'URL.canParse(text)',
    'URL.parse(text)',
    'window.URL.canParse(text)',
    'texts.filter(URL.canParse)',
  ])('rejects %s outside of tests, because some browsers lack the function', (expression) => {
    expect(findBrokenRules('src/app/page.ts', expression)).toEqual(['url-parsing'])
    expect(findBrokenRules('mocks/rules/pages.ts', expression)).toEqual(['url-parsing'])
    expect(findBrokenRules('tests/app/page.test.ts', expression)).toEqual([])
  })
})

it.each(['Map.groupBy(homes, nameOf)', 'Object.groupBy(homes, nameOf)'])(
  'rejects %s, which some browsers lack, but accepts a `groupBy` of the project',
  (expression) => {
    expect(findBrokenRules('src/app/page.ts', expression)).toEqual(['grouping'])
    expect(findBrokenRules('mocks/rules/pages.ts', expression)).toEqual(['grouping'])
    expect(findBrokenRules('mocks/rules/pages.ts', 'groupBy(homes)')).toEqual([])
  },
)

describe('doc comments', () => {
  it('are required for exported functions in src/domain, but not for other exports or in src/app', () => {
    expect(findBrokenRules('src/domain/days.ts', 'export const addDays = () => 1')).toEqual(['doc-comment'])
    expect(findBrokenRules('src/domain/days.ts', '/** Adds. */\nexport const addDays = () => 1')).toEqual([])
    expect(findBrokenRules('src/domain/days.ts', 'export const format = 1')).toEqual([])
    expect(findBrokenRules('src/app/days.ts', 'export const addDays = () => 1')).toEqual([])
  })
})
