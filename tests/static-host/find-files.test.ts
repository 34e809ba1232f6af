import { afterEach, describe, expect, it, vi } from 'vitest'
import { findFiles } from '@/static-host/find-files'

afterEach(() => vi.unstubAllGlobals())

/** Runs `findFiles` on a page with an icon at an address. */
function runFindFiles(address: string, icon: string) {
  const { pathname, search, hash } = new URL(address, 'https://host.example')
  const moved: string[] = []
  const lookForDemo = vi.fn()
  vi.stubGlobal('location', { pathname, search, hash })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => moved.push(to),
  })
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => icon }) })
  findFiles(lookForDemo)
  return { moved, isLooking: lookForDemo.mock.calls.length > 0 }
}

const unchanged = { moved: [], isLooking: false }

describe('the start page', () => {
  it.each(['/a/b/', '/a/b/?x', '/a/b/index.html', '/a/b/public.html?at=x', '/a/b/public'])(
    'finds its files at %s',
    (address) => expect(runFindFiles(address, './icon.svg')).toEqual(unchanged),
  )

  it.each(['/a/b', '/a/b?demo=1', '/a/b/construction/777'])('looks for the demo at %s', (address) =>
    expect(runFindFiles(address, './icon.svg')).toEqual({ moved: [], isLooking: true }),
  )
})

describe('the page of an address', () => {
  it.each(['/a/b/login/', '/a/b/login/?x', '/a/b/login/index.html'])('finds its files at %s', (address) =>
    expect(runFindFiles(address, '../icon.svg')).toEqual(unchanged),
  )

  it('adds the final slash of its folder to find its files', () => {
    expect(runFindFiles('/a/b/login', '../icon.svg').moved).toEqual(['/a/b/login/'])
    expect(runFindFiles('/construction/501?tab=x&y#z', '../../icon.svg').moved).toEqual([
      '/construction/501/?tab=x&y#z',
    ])
  })
})

it('finds the files at any address if the icon has an absolute address', () => {
  expect(runFindFiles('/a/b/construction/777', 'https://host.example/a/b/icon.svg')).toEqual(unchanged)
})
