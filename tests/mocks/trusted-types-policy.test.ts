import { afterEach, describe, expect, it, vi } from 'vitest'

type Rules = { createScriptURL: (url: string) => string | null }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Creates the Trusted Types policy of a demo with the base path `root`, and returns whether the policy allows a script. */
async function isAllowed(url: string, root = '/'): Promise<boolean> {
  const policies = new Map<string, Rules>()
  vi.stubGlobal('location', new URL(`https://demo.example${root}activitiesReport?x=1`))
  vi.stubGlobal('__webpack_public_path__', root)
  vi.stubGlobal('trustedTypes', { createPolicy: (name: string, rules: Rules) => policies.set(name, rules) })
  await import('@mocks/trusted-types-policy')
  return policies.get('default')?.createScriptURL(url) === url
}

it.each([
  '/mockServiceWorker.js',
  'https://demo.example/mockServiceWorker.js',
  'https://demo.example/static/js/async/mock-workbook.ee21eaeb2a.js',
  '/static/js/mock-workbook.js',
])('the Trusted Types policy allows the scripts of the mock backend: %s', async (url) =>
  expect(await isAllowed(url)).toBe(true),
)

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
])('the Trusted Types policy rejects all other scripts: %s', async (url) =>
  expect(await isAllowed(url)).toBe(false),
)

describe('the policy of a demo below a base path', () => {
  it.each([
    ['/barrio/demo/mockServiceWorker.js', true],
    ['/barrio/demo/static/js/async/mock-workbook.ee21eaeb2a.js', true],
    ['/mockServiceWorker.js', false],
    ['/barrio/mockServiceWorker.js', false],
    ['/barrio/demo/other/mockServiceWorker.js', false],
  ])('allows only scripts below the base path; for %s the result is %j', async (url, expected) =>
    expect(await isAllowed(url, '/barrio/demo/')).toBe(expected),
  )
})
