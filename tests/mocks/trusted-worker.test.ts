import { afterAll, expect, it, vi } from 'vitest'

type Rules = { createScriptURL: (url: string) => string | null }

const policies = new Map<string, Rules>()
vi.stubGlobal('location', new URL('https://demo.example/activitiesReport?x=1'))
vi.stubGlobal('trustedTypes', { createPolicy: (name: string, rules: Rules) => policies.set(name, rules) })
await import('@mocks/trusted-worker')
afterAll(() => vi.unstubAllGlobals())

const isLetIn = (url: string) => policies.get('default')?.createScriptURL(url) === url

it.each([
  '/mockServiceWorker.js',
  'https://demo.example/mockServiceWorker.js',
  'https://demo.example/static/js/async/mock-workbook.ee21eaeb2a.js',
  '/static/js/mock-workbook.js',
])('lets in the scripts of the mock: %s', (url) => expect(isLetIn(url)).toBe(true))

it.each([
  'https://evil.example/mockServiceWorker.js',
  '//evil.example/static/js/mock-workbook.js',
  '/mockServiceWorker.js?callback=alert',
  '/static/js/index.js',
  '/static/js/async/mock-workbook.js/../index.js',
  '/uploads/static/js/mock-workbook.js',
  '/static/js/mock-workbook.ee21eaeb2a.js.map',
  'data:text/javascript,alert(1)',
  'blob:https://demo.example/mockServiceWorker.js',
  'javascript:alert(1)',
])('and nothing else: %s', (url) => expect(isLetIn(url)).toBe(false))
