import { tourMemory } from '@mocks/panel/tour/tour-memory'
import { beforeEach, expect, test } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('stores the progress across page loads until the tour ends', () => {
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
])('ignores invalid stored progress: %s', (text) => {
  sessionStorage.setItem('portal-demo.tour', text)
  expect(tourMemory().progress()).toBeUndefined()
})

test('reads only the valid fields of the stored progress', () => {
  const storedProgress = { stop: 2, isDone: false, before: -4, code: 7, more: true }
  sessionStorage.setItem('portal-demo.tour', JSON.stringify(storedProgress))
  expect(tourMemory().progress()).toEqual({ stop: 2, isDone: false })
})

test('remembers that the tour was offered', () => {
  expect(tourMemory().wasOffered()).toBe(false)
  tourMemory().rememberOffer()
  expect(tourMemory().wasOffered()).toBe(true)
})

const throwSecurityError = () => {
  throw new DOMException('no', 'SecurityError')
}
const throwingStorage = {
  getItem: throwSecurityError,
  setItem: throwSecurityError,
  removeItem: throwSecurityError,
}

test.each([
  ['access to the storage', throwSecurityError],
  ['each call of the storage', () => throwingStorage],
])('never offers the tour, and does not throw, if the browser refuses %s', (_, getStorage) => {
  const memory = tourMemory(getStorage, getStorage)
  expect(memory.wasOffered()).toBe(true)
  memory.rememberOffer()
  memory.keep({ stop: 1, isDone: false })
  expect(memory.progress()).toBeUndefined()
})
