import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkConfigText, checkInstallation, fetchInstalledFile } from '@/hosting/config-check'
import { createRuntimeConfig, createSecurityHeaders } from '@/hosting/server-config'

const pageUrl = 'https://portal.example/'
const environment = {
  API_URL: 'https://api.example',
  STORAGE_ORIGINS: 'https://photos.example',
  CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
  ERROR_REPORT_URL: 'https://reports.example/portal',
}
const config = createRuntimeConfig(environment)

const createFile = (content: unknown, headers: Record<string, string> = {}) => ({
  status: 200,
  headers: new Headers({ 'Cache-Control': 'no-cache', ...headers }),
  text: typeof content === 'string' ? content : JSON.stringify(content),
})
const createPage = (allowed = config) =>
  createFile('', createSecurityHeaders({ config: allowed, isDevelopment: false, hasMock: false }))
const format = (problems: ReturnType<typeof checkInstallation>) =>
  problems.map(({ key, problem, isFatal }) => `${isFatal ? 'fault' : 'warning'}: ${key} ${problem}`)

test("finds no fault in an installation with the portal's own headers", () => {
  expect(checkInstallation(pageUrl, createFile(config), createPage())).toEqual([])
})

test.each([
  [{ ...config, apiUrl: 'http://api.example' }, /^fault: apiUrl has no https/],
  [{ ...config, apiUrl: 7 }, /^fault: apiUrl cannot be used, it must be an http\(s\) address/],
  [{ ...config, storageOrigins: 'https://photos.example' }, /^warning: storageOrigins cannot be used/],
  [{ ...config, apiURL: '' }, /^warning: apiURL is unknown to the portal; is 'apiUrl' meant\?$/],
  [{ ...config, colour: '' }, /^warning: colour is unknown to the portal$/],
  ['<!doctype html>', /^fault: config.json is a page, not JSON$/],
  ['{"apiUrl": ""', /^fault: config.json is not JSON$/],
  [[], /^fault: config.json is not an object$/],
])('%j', (content, expected) => {
  const [first] = format(checkConfigText(createFile(content).text, pageUrl))
  expect(first).toMatch(expected)
})

test.each([
  [{ API_URL: 'https://other.example' }, 'apiUrl', ['connect-src', 'img-src']],
  [{ STORAGE_ORIGINS: '' }, 'storageOrigins', ['connect-src', 'img-src']],
  [{ CHAT_SCRIPT_URL: '' }, 'chatScriptUrl', ['script-src', 'connect-src', 'frame-src']],
  [{ ERROR_REPORT_URL: '' }, 'errorReportUrl', ['connect-src']],
])('finds the origin that a policy for %j does not allow', (changes, key, directives) => {
  const page = createPage(createRuntimeConfig({ ...environment, ...changes }))
  const problems = checkInstallation(pageUrl, createFile(config), page)
  expect(problems.map((problem) => problem.key)).toEqual(directives.map(() => key))
  for (const [index, directive] of directives.entries())
    expect(problems[index]?.problem).toContain(`(${directive})`)
})

test('finds a missing file, a missing policy, and a file that caches keep', () => {
  const missing = { ...createFile(''), status: 404 }
  expect(format(checkInstallation(pageUrl, missing, createPage()))).toEqual([
    'fault: config.json has the status 404',
  ])
  expect(format(checkInstallation(pageUrl, createFile(config), createFile('')))).toEqual([
    'fault: https://portal.example/ has no Content-Security-Policy',
  ])
  const cached = createFile(config, { 'Cache-Control': 'public, max-age=3600' })
  expect(format(checkInstallation(pageUrl, cached, createPage()))).toEqual([
    "warning: config.json has no 'Cache-Control: no-cache', so changes arrive late",
  ])
})

test('a request without a response is a fault, not an exception', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const file = await fetchInstalledFile(`http://127.0.0.1:${port}/config.json`)
  expect(file.status).toBe(0)
  expect(format(checkInstallation(pageUrl, file, file))[0]).toMatch(/^fault: config.json has no response: .+/)
})

test('the command checks a file, and exits with 1 if the portal would not start with it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-config-'))
  const runCommand = (content: unknown) => {
    writeFileSync(join(folder, 'config.json'), JSON.stringify(content))
    return execFileSync(process.execPath, ['src/hosting/check-config.ts', join(folder, 'config.json')], {
      encoding: 'utf8',
    })
  }
  try {
    expect(runCommand(config)).toBe('config.json has no faults\n')
    expect(() => runCommand({ apiUrl: 'api.example' })).toThrow(expect.objectContaining({ status: 1 }))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
