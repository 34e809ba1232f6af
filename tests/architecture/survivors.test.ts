import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import survivors from '../mutation/survivors.json'
import { compareSurvivors, type MutationReport } from '../mutation/survivors.ts'

const source = `const isShort = (text: string) =>
  text.length < 3 &&
  text !== ''
`

const createReport = (status: string): MutationReport => ({
  files: {
    'src/a.ts': {
      source,
      mutants: [
        {
          mutatorName: 'EqualityOperator',
          replacement: 'text.length <= 3',
          status,
          location: { start: { line: 2, column: 3 }, end: { line: 2, column: 18 } },
        },
        {
          mutatorName: 'ConditionalExpression',
          replacement: 'true',
          status: 'NoCoverage',
          location: { start: { line: 2, column: 3 }, end: { line: 3, column: 14 } },
        },
      ],
    },
  },
})

const limit = { file: 'src/a.ts', original: 'text.length < 3', replacement: 'text.length <= 3' }
const whole = { file: 'src/a.ts', original: "text.length < 3 &&\n  text !== ''", replacement: 'true' }
const reason = 'Nobody passes three letters.'

describe('compareSurvivors', () => {
  it('lists the survivors without a reason', () => {
    const { unnamed, needless } = compareSurvivors(createReport('Survived'), [])
    expect(unnamed).toEqual([limit, whole])
    expect(needless).toEqual([])
  })

  it('accepts survivors with a reason, whatever their line breaks', () => {
    const named = [
      { ...limit, reason },
      { ...whole, original: "text.length < 3 && text !== ''", reason },
    ]
    expect(compareSurvivors(createReport('Survived'), named)).toEqual({ unnamed: [], needless: [] })
  })

  it('lists the reasons of changes that a test has found, but not those of files that the report lacks', () => {
    const other = { ...limit, file: 'src/b.ts', reason }
    const { needless } = compareSurvivors(createReport('Killed'), [{ ...limit, reason }, other])
    expect(needless).toEqual([{ ...limit, reason }])
  })
})

describe('survivors.json', () => {
  it.each(survivors.map((survivor) => [`${survivor.file}: ${survivor.original}`, survivor] as const))(
    'names a change of the present code: %s',
    (_, { file, original, reason: text }) => {
      const code = readFileSync(file, 'utf8').replace(/\s+/g, ' ')
      expect(code).toContain(original.replace(/\s+/g, ' '))
      expect(text).toMatch(/^[A-Z`].{20,}\.$/s)
    },
  )
})
