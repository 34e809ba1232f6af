import { afterEach, describe, expect, it, vi } from 'vitest'
import { findFiles } from '@/static-host/find-files'

afterEach(() => vi.unstubAllGlobals())

/** Runs `findFiles` at an address, on a page with a link to its icon at the address `icon`. */
function runFindFiles(address: string, icon: string) {
  const { pathname, search, hash } = new URL(address, 'https://host.example')
  const replacedUrls: string[] = []
  const lookForDemo = vi.fn()
  vi.stubGlobal('location', { pathname, search, hash })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => replacedUrls.push(url),
  })
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => icon }) })
  findFiles(lookForDemo)
  return { replacedUrls, hasLookedForDemo: lookForDemo.mock.calls.length > 0 }
}

const unchangedResult = { replacedUrls: [], hasLookedForDemo: false }

describe('the start page', () => {
  it.each(['/a/b/', '/a/b/?x', '/a/b/index.html', '/a/b/public.html?at=x', '/a/b/public'])(
    'finds its files at %s',
    (address) => expect(runFindFiles(address, './icon.svg')).toEqual(unchangedResult),
  )

  it.each(['/a/b', '/a/b?demo=1', '/a/b/construction/777'])('looks for the demo at %s', (address) =>
    expect(runFindFiles(address, './icon.svg')).toEqual({ replacedUrls: [], hasLookedForDemo: true }),
  )
})

describe('a page below the start page', () => {
  it.each(['/a/b/login/', '/a/b/login/?x', '/a/b/login/index.html'])('finds its files at %s', (address) =>
    expect(runFindFiles(address, '../icon.svg')).toEqual(unchangedResult),
  )

  it('adds the missing final slash, so that relative addresses of its files work', () => {
    expect(runFindFiles('/a/b/login', '../icon.svg').replacedUrls).toEqual(['/a/b/login/'])
    expect(runFindFiles('/construction/501?tab=x&y#z', '../../icon.svg').replacedUrls).toEqual([
      '/construction/501/?tab=x&y#z',
    ])
  })
})

it('changes nothing at any address if the icon has an absolute address', () => {
  expect(runFindFiles('/a/b/construction/777', 'https://host.example/a/b/icon.svg')).toEqual(unchangedResult)
})
