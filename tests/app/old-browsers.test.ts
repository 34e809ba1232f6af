import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oldBrowserNotice, oldBrowserScript, warnOldBrowser } from '@/hosting/old-browsers'

const supports = vi.fn((_property: string, _value?: string) => true)

/** Warns about an old browser, and waits for the first paint. */
async function warn() {
  warnOldBrowser(oldBrowserNotice)
  expect(document.querySelector('[role=alert]')).toBeNull()
  await vi.advanceTimersByTimeAsync(100)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('CSS', { supports })
  document.body.replaceChildren()
})

afterEach(() => {
  supports.mockReset().mockReturnValue(true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('a browser that the portal supports gets no notice', async () => {
  await warn()
  expect(document.body).toBeEmptyDOMElement()
})

test.each([
  ['Chrome 110', () => supports.mockImplementation((property) => property !== 'color')],
  ['Firefox 120', () => supports.mockImplementation((property) => property !== 'selector(:has(a))')],
  [
    'Safari 16.3',
    () =>
      vi.stubGlobal('RegExp', function refuse() {
        throw new SyntaxError('Invalid regular expression')
      }),
  ],
  ['a browser without CSS.supports', () => vi.stubGlobal('CSS', undefined)],
])('%s gets the notice above the page, which is painted before', async (_name, makeOld) => {
  document.body.append(document.createElement('main'))
  makeOld()
  await warn()
  expect(document.body.firstElementChild).toHaveAttribute('role', 'alert')
  expect(document.body.firstElementChild).toHaveTextContent(oldBrowserNotice)
  expect(document.body.children).toHaveLength(2)
})

test('the notice needs no syntax that came after 2015', () => {
  const source = String(warnOldBrowser)
  expect(source).not.toMatch(/\?\.|\?\?|\basync\b|\.\.\./)
})

test('the script in the HTML warns like the function', async () => {
  vi.stubGlobal('CSS', undefined)
  const [, code = ''] = /^<script>(.*)<\/script>$/s.exec(oldBrowserScript) ?? []
  new Function(code)()
  await vi.advanceTimersByTimeAsync(100)
  expect(document.querySelector('[role=alert]')).toHaveTextContent(oldBrowserNotice)
})
