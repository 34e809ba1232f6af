import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findBrowser } from '../../e2e/find-browser'

/** Creates a folder with empty executable files of these names. */
function createFolderWith(...programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const program of programs) {
    writeFileSync(join(folder, program), '')
    chmodSync(join(folder, program), 0o755)
  }
  return folder
}

it('finds the installed browser, and prefers Chromium to Chrome', () => {
  const chrome = createFolderWith('google-chrome', 'node')
  const chromium = createFolderWith('chromium')
  expect(findBrowser(chrome)).toBe(join(chrome, 'google-chrome'))
  expect(findBrowser([chrome, chromium].join(delimiter))).toBe(join(chromium, 'chromium'))
})

it('prefers the headless shell to desktop Chromium', () => {
  const chromium = createFolderWith('chromium')
  const headlessShell = createFolderWith('chromium-headless-shell')
  expect(findBrowser([chromium, headlessShell].join(delimiter))).toBe(
    join(headlessShell, 'chromium-headless-shell'),
  )
})

it('returns undefined if no folder of the path contains a browser', () => {
  expect(findBrowser([createFolderWith('node'), '/nowhere', ''].join(delimiter))).toBeUndefined()
  expect(findBrowser('')).toBeUndefined()
})
