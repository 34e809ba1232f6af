import { createTourMemory } from '@mocks/panel/tour/tour-memory'
import { beforeEach, expect, test } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('stores the progress across page loads until the tour ends', () => {
  createTourMemory().saveProgress({ stop: 3, isDone: true, code: 'LA-7K3Q-9XZ2' })
  expect(createTourMemory().readProgress()).toEqual({ stop: 3, isDone: true, code: 'LA-7K3Q-9XZ2' })
  createTourMemory().saveProgress(undefined)
  expect(createTourMemory().readProgress()).toBeUndefined()
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
  expect(createTourMemory().readProgress()).toBeUndefined()
})

test('reads only the valid fields of the stored progress', () => {
  const storedProgress = { stop: 2, isDone: false, before: -4, code: 7, more: true }
  sessionStorage.setItem('portal-demo.tour', JSON.stringify(storedProgress))
  expect(createTourMemory().readProgress()).toEqual({ stop: 2, isDone: false })
})

test('remembers that the tour was offered', () => {
  expect(createTourMemory().wasOffered()).toBe(false)
  createTourMemory().rememberOffer()
  expect(createTourMemory().wasOffered()).toBe(true)
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
])('counts the tour as offered and does not throw if the browser refuses %s', (_, getStorage) => {
  const memory = createTourMemory(getStorage, getStorage)
  expect(memory.wasOffered()).toBe(true)
  memory.rememberOffer()
  memory.saveProgress({ stop: 1, isDone: false })
  expect(memory.readProgress()).toBeUndefined()
})
