import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { createServer } from 'node:net'
import { findProgram } from '../find-browser'
import { createClickActions, createTypeActions, type WebDriver, waitForOutput } from './web-driver'

/** The paths of the programs that run WebKit. */
interface WebKitPrograms {
  driver: string
  browser: string
  screen: string
}

/** Finds the installed WebKitGTK, its driver and a virtual screen. Returns undefined if one of them is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram(['WebKitWebDriver'])
  const screen = findProgram(['Xvfb'])
  const [browser] = globSync('/usr/{lib,libexec,lib64}/{*/,}webkit2gtk-4.*/MiniBrowser')
  return driver && screen && browser ? { driver, screen, browser } : undefined
}

/** Sends a command to WebDriver. Throws if the response reports an error. */
async function call<Value>(address: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

const stopProgram = (program: ChildProcess) =>
  new Promise((resolve) => {
    program.once('exit', resolve)
    program.kill()
  })

/** Finds a free port for the driver. If the driver chose the port itself, it would not report the port. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function waitUntilReady(address: string): Promise<void> {
  for (let attempts = 0; ; attempts++) {
    try {
      return await call(`${address}/status`, 'GET')
    } catch (error) {
      if (attempts > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Starts WebKit on a virtual screen, controlled by WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<WebDriver> {
  const screen = spawn(programs.screen, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1280x900x24',
    '-nolisten',
    'tcp',
  ])
  const display = await waitForOutput(screen, /^(\d+)\n/)
  const port = await findFreePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    stdio: 'ignore',
  })
  const root = `http://127.0.0.1:${port}`
  await waitUntilReady(root)
  const options = { binary: programs.browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = await call<{ sessionId: string }>(`${root}/session`, 'POST', { capabilities })
  const session = `${root}/session/${sessionId}`
  await call(`${session}/window/rect`, 'POST', { width: 1200, height: 850 })
  const perform = (actions: object[]) => call<void>(`${session}/actions`, 'POST', { actions })
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const script = `const done = arguments[0]
      Promise.resolve(${expression}).then(
        (value) => done(JSON.stringify({ value: value ?? null })),
        (error) => done(JSON.stringify({ error: String(error) })))`
    const text = await call<string>(`${session}/execute/async`, 'POST', { script, args: [] })
    const { value, error } = JSON.parse(text)
    if (error) throw new Error(error)
    return value
  }
  return {
    open: (url) => call(`${session}/url`, 'POST', { url }),
    evaluate,
    clickAt: (x, y) => perform(createClickActions(x, y)),
    type: (text) => perform(createTypeActions(text)),
    // The back command of WebDriver waits for a page load. While the portal asks whether to leave, no page loads.
    traverse: (delta) => evaluate(`void setTimeout(() => history.go(${delta}))`),
    screenshot: () => call(`${session}/screenshot`, 'GET'),
    close: async () => {
      await call(session, 'DELETE').catch(() => undefined)
      await stopProgram(driver)
      await stopProgram(screen)
    },
  }
}
