import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const spawnSync = vi.hoisted(() => vi.fn((_program: string, _parameters: string[]) => ({ status: 0 })))
const browsers = vi.hoisted(() => ({ hasBrowser: vi.fn(), usesHeadlessChromium: vi.fn() }))
vi.mock('node:child_process', () => ({ spawnSync }))
vi.mock('../../e2e/find-browser.ts', () => browsers)

const { ensureBrowser } = await import('../../e2e/install-browser')
/** Lists the commands that `ensureBrowser` ran. */
const listCommands = () =>
  spawnSync.mock.calls.map(([program, parameters]) => [program, ...parameters].join(' '))

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process, 'getuid').mockReturnValue(0)
})
afterEach(() => {
  vi.restoreAllMocks()
  spawnSync.mockClear()
  browsers.hasBrowser.mockReset()
  browsers.usesHeadlessChromium.mockReset()
})

test('outside CI, installs nothing if a browser is installed', () => {
  browsers.hasBrowser.mockReturnValue(true)
  ensureBrowser(false)
  expect(listCommands()).toEqual([])
})

test('outside CI, downloads only Playwright’s browser if no browser is installed', () => {
  browsers.hasBrowser.mockReturnValueOnce(false).mockReturnValue(true)
  ensureBrowser(false)
  expect(listCommands()).toEqual(['playwright install chromium'])
})

test('outside CI, throws an error with the install command if the download fails', () => {
  browsers.hasBrowser.mockReturnValue(false)
  expect(() => ensureBrowser(false)).toThrow('npm run e2e:install')
  expect(listCommands()).toEqual(['playwright install chromium'])
})

test('in CI, installs the system package of the headless shell if headless Chromium is missing', () => {
  browsers.usesHeadlessChromium.mockReturnValue(false)
  browsers.hasBrowser.mockReturnValue(true)
  ensureBrowser(true)
  expect(listCommands()).toEqual(['apt-get install -y --no-install-recommends chromium-headless-shell'])
})
