import { describe, expect, it } from 'vitest'
import { comparePages } from './bars'
import { getPeerName } from './measured-pages'
import type { VisitFigures } from './visit'

/** Creates figures with which every page is within its limits if its peers have the default figures. */
const createFigures = (changes: Partial<VisitFigures> = {}): VisitFigures => ({
  firstPaint: 300,
  largestPaint: 300,
  ready: 1000,
  scriptKilobytes: 60,
  usable: 0,
  usableKilobytes: 0,
  scriptTime: 200,
  shift: 0,
  steps: 2,
  dialog: 50,
  ...changes,
})
const slowFigures = createFigures({ ready: 4000, scriptTime: 2000, dialog: 400 })

const listFailures = (pages: Record<string, VisitFigures>) =>
  comparePages(new Map(Object.entries(pages)))
    .filter(({ value, max = Number.POSITIVE_INFINITY }) => value > max)
    .map(({ name }) => name)

describe('a public page', () => {
  const peers = { html: createFigures(), react: createFigures(), antDesignSignIn: slowFigures }

  it('is within its limits if it is about as quick as its peers', () => {
    expect(listFailures({ ...peers, login: createFigures({ largestPaint: 350, ready: 1500 }) })).toEqual([])
  })

  it('fails for each figure outside its limit', () => {
    const login = createFigures({
      largestPaint: 380,
      ready: 1700,
      scriptKilobytes: 106,
      usable: 0,
      usableKilobytes: 0,
      shift: 0.03,
    })
    expect(listFailures({ ...peers, login })).toEqual([
      'login: LCP 380 ms, html 300 ms',
      'login: usable 1700 ms, react 1000 ms',
      'login: JavaScript 106.0 KB, react 60.0 KB',
      'login: JavaScript',
      'login: CLS',
    ])
  })

  it('cannot be compared without its peers', () => {
    expect(() => listFailures({ login: createFigures() })).toThrow('html was not measured')
  })
})

describe('a list', () => {
  it('is within its limits if it is twice as quick as the list of Ant Design', () => {
    const list = createFigures({ ready: 2000, scriptTime: 800, steps: 3, dialog: 100, scriptKilobytes: 125 })
    const pages = {
      authorizations: list,
      [getPeerName('authorizations')]: slowFigures,
      lot: { ...list, scriptKilobytes: 165 },
      [getPeerName('lot')]: slowFigures,
    }
    expect(listFailures(pages)).toEqual([])
  })

  it('fails for each figure outside its limit', () => {
    const list = createFigures({ ready: 2500, scriptTime: 900, steps: 4, dialog: 130, scriptKilobytes: 126 })
    const pages = {
      authorizations: list,
      [getPeerName('authorizations')]: slowFigures,
      lot: { ...list, scriptKilobytes: 167, usable: 0, usableKilobytes: 0, shift: 0.03 },
      [getPeerName('lot')]: slowFigures,
    }
    expect(listFailures(pages)).toEqual([
      'authorizations: rows 2500 ms, Ant Design 4000 ms',
      'authorizations: script time 900 ms, Ant Design 2000 ms',
      'authorizations: JavaScript',
      'authorizations: steps in series',
      'lot: rows 2500 ms, Ant Design 4000 ms',
      'lot: script time 900 ms, Ant Design 2000 ms',
      'lot: JavaScript 167.0 KB, more than authorizations',
      'lot: CLS',
      'lot: steps in series',
      'lot: dialog 130 ms, Ant Design 400 ms',
    ])
  })

  it('has no limit for its scripts without the authorizations', () => {
    const pages = { works: createFigures({ scriptKilobytes: 900 }), [getPeerName('works')]: slowFigures }
    expect(listFailures(pages)).toEqual([])
  })
})
