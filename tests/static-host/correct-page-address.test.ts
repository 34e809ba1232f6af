import { afterEach, describe, expect, it, vi } from 'vitest'
import { correctPageAddress } from '@/static-host/correct-page-address'

afterEach(() => vi.unstubAllGlobals())

/**
 * Runs `correctPageAddress` on a page that was opened at `address`. `icon` is the URL in the page's icon link, if any. By
 * this URL, `correctPageAddress` distinguishes the start page from the pages below it. Returns the addresses that
 * `correctPageAddress` set, and whether it looked for a demo.
 */
function runCorrection(address: string, icon?: string) {
  const { pathname, search, hash } = new URL(address, 'https://host.example')
  const replacedUrls: string[] = []
  const lookForDemo = vi.fn()
  vi.stubGlobal('location', { pathname, search, hash })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => replacedUrls.push(url),
  })
  const iconLink =
    icon === undefined ? null : { getAttribute: (name: string) => (name === 'href' ? icon : null) }
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === 'link[rel=icon]' ? iconLink : null),
  })
  correctPageAddress(lookForDemo)
  return { replacedUrls, hasLookedForDemo: lookForDemo.mock.calls.length > 0 }
}

const unchangedResult = { replacedUrls: [], hasLookedForDemo: false }

describe('the start page', () => {
  it.each(['/a/b/', '/a/b/?x', '/a/b/index.html', '/a/b/public.html?at=x', '/a/b/public'])(
    'keeps the address %s, and looks for no demo',
    (address) => expect(runCorrection(address, './icon.svg')).toEqual(unchangedResult),
  )

  it.each(['/a/b', '/a/b?demo=1', '/a/b/construction/777'])(
    'looks for the demo if the host shows the start page at %s',
    (address) =>
      expect(runCorrection(address, './icon.svg')).toEqual({ replacedUrls: [], hasLookedForDemo: true }),
  )
})

describe('a page below the start page', () => {
  it.each(['/a/b/login/', '/a/b/login/?x', '/a/b/login/index.html'])(
    'keeps the address %s, and looks for no demo',
    (address) => expect(runCorrection(address, '../icon.svg')).toEqual(unchangedResult),
  )

  it('adds the missing final slash to its address, so that relative URLs lead to its files', () => {
    expect(runCorrection('/a/b/login', '../icon.svg').replacedUrls).toEqual(['/a/b/login/'])
    expect(runCorrection('/construction/501?tab=x&y#z', '../../icon.svg').replacedUrls).toEqual([
      '/construction/501/?tab=x&y#z',
    ])
  })
})

it('a page without an icon link keeps its address', () => {
  expect(runCorrection('/a/b/construction/777')).toEqual(unchangedResult)
})

it('a page whose icon link has an absolute URL keeps its address', () => {
  expect(runCorrection('/a/b/construction/777', 'https://host.example/a/b/icon.svg')).toEqual(unchangedResult)
})
