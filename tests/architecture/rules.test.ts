import { describe, expect, it } from 'vitest'
import { findOffences } from './rules'

const offencesOf = (path: string, text = '') => findOffences({ path, text }).map(({ rule }) => rule)
const lines = (count: number) => '// a line\n'.repeat(count)
const functionOf = (head: string, count: number) => `${head} {\n${lines(count - 2)}}\n`

describe('names', () => {
  it.each([
    'src/design-system/components/Button/Button.specimens.tsx',
    'src/app/use-focus.tsx',
    'src/main.tsx',
    'src/env.d.ts',
    'tests/design-system/Button.test.tsx',
    'tests/domain/days.test.ts',
    'rsbuild.config.ts',
  ])('accepts %s', (path) => {
    expect(offencesOf(path)).toEqual([])
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
    expect(offencesOf(path)).toContain('file-name')
  })

  it('rejects folders with meaningless names', () => {
    expect(offencesOf('src/patterns/common/page.ts')).toEqual(['folder-name'])
  })

  it('rejects functions called `handle…`', () => {
    expect(offencesOf('src/app/page.ts', 'const handleClick = () => {}')).toEqual(['handle'])
    expect(offencesOf('mocks/page.ts', 'function handle() {}')).toEqual(['handle'])
    expect(offencesOf('src/app/page.ts', 'const handler = 1, handles = 2')).toEqual([])
  })
})

describe('components', () => {
  it('requires one component for each file, with the name of the file', () => {
    expect(offencesOf('src/app/Card.tsx', 'export const Card = 1\nexport const cardWidth = 1')).toEqual([])
    expect(offencesOf('src/app/Card.tsx', 'export function Tile() {}')).toEqual(['component-file'])
    expect(offencesOf('src/app/Card.tsx', 'export const Card = 1\nexport const Tile = 1')).toEqual([
      'component-file',
    ])
  })
})

describe('sizes', () => {
  it('allows at most 250 lines for a file, except copy and seeds', () => {
    expect(offencesOf('src/app/page.ts', lines(250))).toEqual([])
    expect(offencesOf('src/app/page.ts', lines(251))).toEqual(['file-size'])
    expect(offencesOf('tests/app/page.test.ts', lines(251))).toEqual(['file-size'])
    expect(offencesOf('src/features/lots/copy.ts', lines(251))).toEqual([])
    expect(offencesOf('mocks/scenarios/people.ts', lines(251))).toEqual([])
  })

  it('allows at most 40 lines for a function', () => {
    expect(offencesOf('src/app/page.ts', functionOf('function draw()', 40))).toEqual([])
    expect(offencesOf('src/app/page.ts', functionOf('function draw()', 41))).toEqual(['function-size'])
    expect(offencesOf('src/app/page.ts', functionOf('const draw = () =>', 41))).toEqual(['function-size'])
    expect(offencesOf('tests/app/page.test.ts', functionOf('const draw = () =>', 41))).toEqual([])
  })

  it('allows at most 150 lines for a component', () => {
    const card = (count: number) =>
      offencesOf('src/app/Card.tsx', functionOf('export function Card()', count))
    expect(card(150)).toEqual([])
    expect(card(151)).toEqual(['component-size'])
  })
})

describe('time', () => {
  it.each(['Date.now()', 'new Date()', 'new Date', 'Math.random()', 'pick(Math.random)'])(
    'rejects %s in the mock',
    (expression) => {
      expect(offencesOf('mocks/rules/lots.ts', expression)).toEqual(['clock'])
    },
  )

  it('allows the mock to create instants from numbers', () => {
    expect(offencesOf('mocks/db/clock.ts', 'new Date(milliseconds)')).toEqual([])
  })

  it.each(["new Date('2026-03-16')", 'new Date(`2026-03-16`)', 'Date.parse(text)'])(
    'rejects %s, which depends on the time zone',
    (expression) => {
      expect(offencesOf('src/domain/days.ts', expression)).toEqual(['date-parsing'])
    },
  )

  it('rejects a Date from one value in screens', () => {
    expect(offencesOf('src/features/lots/LotCard.ts', 'new Date(value)')).toContain('date-parsing')
    expect(offencesOf('src/features/lots/lot-card.ts', 'new Date(2026, 2, 16)')).toEqual([])
    expect(offencesOf('src/session/session-store.ts', 'new Date(expiresAt)')).toEqual([])
  })
})

describe('addresses', () => {
  it.each([
    'URL.canParse(text)',
    'URL.parse(text)',
    'window.URL.canParse(text)',
    'texts.filter(URL.canParse)',
  ])('rejects %s, which some browsers lack', (expression) => {
    expect(offencesOf('src/app/page.ts', expression)).toEqual(['url-parsing'])
    expect(offencesOf('mocks/rules/pages.ts', expression)).toEqual(['url-parsing'])
    expect(offencesOf('tests/app/page.test.ts', expression)).toEqual([])
  })
})

it.each(['Map.groupBy(homes, nameOf)', 'Object.groupBy(homes, nameOf)'])(
  'rejects %s, which some browsers lack',
  (expression) => {
    expect(offencesOf('src/app/page.ts', expression)).toEqual(['grouping'])
    expect(offencesOf('mocks/rules/pages.ts', expression)).toEqual(['grouping'])
    expect(offencesOf('mocks/rules/pages.ts', 'groupBy(homes)')).toEqual([])
  },
)

describe('doc comments', () => {
  it('are required for exported functions of the domain', () => {
    expect(offencesOf('src/domain/days.ts', 'export const addDays = () => 1')).toEqual(['doc-comment'])
    expect(offencesOf('src/domain/days.ts', '/** Adds. */\nexport const addDays = () => 1')).toEqual([])
    expect(offencesOf('src/domain/days.ts', 'export const format = 1')).toEqual([])
    expect(offencesOf('src/app/days.ts', 'export const addDays = () => 1')).toEqual([])
  })
})
