import { tourMemory } from '@mocks/panel/tour/tour-memory'
import { beforeEach, expect, test } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('how far the tour is outlives the page, and is forgotten when it is left', () => {
  tourMemory().keep({ stop: 3, isDone: true, code: 'LA-7K3Q-9XZ2' })
  expect(tourMemory().progress()).toEqual({ stop: 3, isDone: true, code: 'LA-7K3Q-9XZ2' })
  tourMemory().keep(undefined)
  expect(tourMemory().progress()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"stop":-1,"isDone":true}',
  '{"stop":"2","isDone":true}',
  '{"stop":2}',
])('what is no progress is none: %s', (text) => {
  sessionStorage.setItem('portal-demo.tour', text)
  expect(tourMemory().progress()).toBeUndefined()
})

test('of a strange progress only what can be used is', () => {
  const strange = { stop: 2, isDone: false, before: -4, code: 7, more: true }
  sessionStorage.setItem('portal-demo.tour', JSON.stringify(strange))
  expect(tourMemory().progress()).toEqual({ stop: 2, isDone: false })
})

test('that the tour was offered is kept in the browser', () => {
  expect(tourMemory().wasOffered()).toBe(false)
  tourMemory().rememberOffer()
  expect(tourMemory().wasOffered()).toBe(true)
})

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}
const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }

test.each([
  ['itself', refuse],
  ['each call', () => refusing],
])('a browser that refuses its storage %s is never offered the tour, and breaks nothing', (_, find) => {
  const memory = tourMemory(find, find)
  expect(memory.wasOffered()).toBe(true)
  memory.rememberOffer()
  memory.keep({ stop: 1, isDone: false })
  expect(memory.progress()).toBeUndefined()
})
