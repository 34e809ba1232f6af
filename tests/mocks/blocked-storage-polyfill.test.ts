import { createMemoryStorage, replaceBlockedStorages } from '@mocks/blocked-storage-polyfill'
import { expect, it } from 'vitest'

it('replaces only the storage that the browser blocks', () => {
  const sessionStorage = createMemoryStorage()
  const page = {
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
    sessionStorage,
  }
  replaceBlockedStorages(page)
  page.localStorage.setItem('theme', 'dark')
  expect(page.localStorage.getItem('theme')).toBe('dark')
  expect(page.sessionStorage).toBe(sessionStorage)
})

it('behaves as a storage', () => {
  const storage = createMemoryStorage()
  storage.setItem('a', '1')
  storage.setItem('b', '2')
  storage.setItem('a', '3')
  storage.removeItem('b')
  expect([storage.length, storage.key(0), storage.key(1), storage.getItem('a')]).toEqual([1, 'a', null, '3'])
  storage.clear()
  expect([storage.length, storage.getItem('a')]).toEqual([0, null])
})
