import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findBrowser } from '../../e2e/find-browser'

function folderWith(...programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const program of programs) {
    writeFileSync(join(folder, program), '')
    chmodSync(join(folder, program), 0o755)
  }
  return folder
}

it('finds the installed browser, Chromium before Chrome', () => {
  const chrome = folderWith('google-chrome', 'node')
  const chromium = folderWith('chromium')
  expect(findBrowser(chrome)).toBe(join(chrome, 'google-chrome'))
  expect(findBrowser([chrome, chromium].join(delimiter))).toBe(join(chromium, 'chromium'))
})

it('prefers the headless shell, which is faster', () => {
  const chromium = folderWith('chromium')
  const shell = folderWith('chromium-headless-shell')
  expect(findBrowser([chromium, shell].join(delimiter))).toBe(join(shell, 'chromium-headless-shell'))
})

it('returns undefined without a browser', () => {
  expect(findBrowser([folderWith('node'), '/nowhere', ''].join(delimiter))).toBeUndefined()
  expect(findBrowser('')).toBeUndefined()
})
