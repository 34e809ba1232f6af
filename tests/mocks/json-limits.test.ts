import { findJsonProblem } from '@mocks/pipeline/json-limits'
import { describe, expect, it } from 'vitest'

const tooMany = 'El contenido tiene demasiados valores.'
const tooDeep = 'El contenido está anidado con demasiada profundidad.'

/** Creates an object with this many fields. */
const createFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, index]))

describe('the limits of a JSON body', () => {
  it('accept 100,000 values, and refuse one more, in a list or in an object', () => {
    expect(findJsonProblem(Array(100_000).fill(1))).toBeUndefined()
    expect(findJsonProblem(Array(100_001).fill(1))).toBe(tooMany)
    expect(findJsonProblem(createFields(100_000))).toBeUndefined()
    expect(findJsonProblem(createFields(100_001))).toBe(tooMany)
  })

  it('count the values of all nested lists and objects together', () => {
    const lists = Array.from({ length: 500 }, () => Array(199).fill(1))
    expect(findJsonProblem(lists)).toBeUndefined()
    expect(findJsonProblem([...lists, { first: 1 }])).toBe(tooMany)
  })

  it('refuse a long list before its items are read', () => {
    const items = Array(100_001).fill(1)
    let readCount = 0
    const list = new Proxy(items, {
      get: (target, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) readCount += 1
        return Reflect.get(target, name)
      },
    })
    expect(findJsonProblem(list)).toBe(tooMany)
    expect(readCount).toBe(0)
  })

  it('accept 50 levels, and refuse more', () => {
    const nest = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown
    expect(findJsonProblem(nest(51))).toBeUndefined()
    expect(findJsonProblem(nest(52))).toBe(tooDeep)
    expect(findJsonProblem(nest(100_000))).toBe(tooDeep)
  })
})
