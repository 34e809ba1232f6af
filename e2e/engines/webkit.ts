import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../find-browser'
import { findFreePort } from '../find-free-port'
import {
  browserEnvironment,
  createClickActions,
  createPressActions,
  createTypeActions,
  stopProgram,
  type WebDriver,
  waitForOutput,
} from './web-driver'

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

/** The time after which a command without a response fails. Only then does the failure tell which command had none. */
const maxResponseTime = 45_000

/** The time in which the driver starts a browser, also on a busy machine. */
const maxStartTime = 15_000

/** Sends a command to WebDriver. Throws if the response reports an error, or does not come in time. */
async function call<Value>(
  address: string,
  method: string,
  body?: object,
  maxTime = maxResponseTime,
): Promise<Value> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(maxTime),
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause) => {
    throw new Error(`WebDriver did not respond to ${method} ${address} ${JSON.stringify(body)}`, { cause })
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
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

/** The toolbar of the window is at least 447 pixels wide, unless its buttons lose their margins. */
const narrowToolbar =
  '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; }'

/** Creates a folder with the settings of GTK. */
async function createSettingsFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar)
  return folder
}

/** Starts a virtual screen and the driver. Returns the address of the driver, and the function that ends both. */
async function startPrograms(programs: WebKitPrograms) {
  const settingsFolder = await createSettingsFolder()
  const screen = spawn(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const display = await waitForOutput(screen, /^(\d+)\n/)
  const port = await findFreePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: {
      ...browserEnvironment,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: settingsFolder,
    },
    stdio: 'ignore',
  })
  const root = `http://127.0.0.1:${port}`
  await waitUntilReady(root)
  const stop = async () => {
    await stopProgram(driver)
    await stopProgram(screen)
    await rm(settingsFolder, { recursive: true, force: true })
  }
  return { root, stop }
}

/** A session of the driver, which can be replaced by another one. Sessions share no stored data. */
interface DriverSession {
  /** Sends a command to the present session. `path` follows the session's address. */
  send: <Value>(method: string, path: string, body?: object) => Promise<Value>
  renew: () => Promise<void>
  /** Ends the session and the driver. */
  close: () => Promise<void>
}

const maxStarts = 3

/**
 * Starts a session. Rarely, the driver waits forever for the browser that it has started; then another driver starts another browser.
 */
async function startSession(programs: WebKitPrograms): Promise<DriverSession> {
  const options = { binary: programs.browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  let driver = await startPrograms(programs)
  const start = async (starts = 1): Promise<string> => {
    try {
      const sessions = `${driver.root}/session`
      const { sessionId } = await call<{ sessionId: string }>(
        sessions,
        'POST',
        { capabilities },
        maxStartTime,
      )
      return `${sessions}/${sessionId}`
    } catch (error) {
      if (starts === maxStarts) throw error
      await driver.stop()
      driver = await startPrograms(programs)
      return start(starts + 1)
    }
  }
  let address = await start()
  const end = () => call<void>(address, 'DELETE').catch(() => undefined)
  const renew = async () => {
    await end()
    address = await start()
  }
  const close = async () => {
    await end()
    await driver.stop()
  }
  return { send: (method, path, body) => call(address + path, method, body), renew, close }
}

/** Creates the function that evaluates an expression in the page of a session. */
const createEvaluate =
  (session: DriverSession) =>
  async <Value>(expression: string): Promise<Value> => {
    const script = `const done = arguments[0]
      Promise.resolve(${expression}).then(
        (value) => done(JSON.stringify({ value: value ?? null })),
        (error) => done(JSON.stringify({ error: String(error) })))`
    const text = await session.send<string>('POST', '/execute/async', { script, args: [] })
    const { value, error } = JSON.parse(text)
    if (error) throw new Error(error)
    return value
  }

interface Resize {
  session: DriverSession
  evaluate: WebDriver['evaluate']
  width: number
  height: number
}

/** Gives the content of the window a size. The driver can set only the size of the window, which includes a toolbar. */
async function resizeContent({ session, evaluate, width, height }: Resize): Promise<void> {
  let size = { width, height }
  for (let attempts = 0; attempts < 20; attempts++) {
    await session.send('POST', '/window/rect', size)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const content = await evaluate<{ width: number; height: number }>(
      '({ width: innerWidth, height: innerHeight })',
    )
    if (content.width === width && content.height === height) return
    const window = await session.send<{ width: number; height: number }>('GET', '/window/rect')
    const isApplied = window.width === size.width && window.height === size.height
    if (isApplied) size = { width, height: window.height - content.height + height }
  }
  throw new Error(`The window has no content of ${width} x ${height} pixels`)
}

/** Collects errors in the page, because WebDriver Classic does not report them. Runs once for each loaded page. */
const collectErrors = `(() => {
  if (window.collectedErrors) return
  const errors = (window.collectedErrors = [])
  for (const level of ['error', 'warn']) {
    const log = console[level]
    console[level] = (...values) => { errors.push(level + ': ' + values.join(' ')); log.apply(console, values) }
  }
  // The notice that a ResizeObserver continues in the next frame has no error. The other browsers do not report it either.
  addEventListener('error', ({ error, message }) => error && errors.push('uncaught: ' + message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push('uncaught: ' + reason))
})()`

/** Starts WebKit on a virtual screen, controlled by WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<WebDriver> {
  const session = await startSession(programs)
  const perform = (actions: object[]) => session.send<void>('POST', '/actions', { actions })
  const evaluate = createEvaluate(session)
  const takeErrors = () => evaluate<string[]>('(window.collectedErrors ?? []).splice(0)')
  const earlierErrors: string[] = []
  const open = async (url: string) => {
    earlierErrors.push(...(await takeErrors()))
    await session.send('POST', '/url', { url })
    await evaluate(collectErrors)
  }
  return {
    open,
    // A script cannot remove all stored data: to remove a service worker sometimes never ends.
    openWithoutData: async (url) => {
      await session.renew()
      await open(url)
    },
    evaluate,
    clickAt: (x, y) => perform(createClickActions(x, y)),
    type: (text) => perform(createTypeActions(text)),
    press: (key) => perform(createPressActions(key)),
    // The back command of WebDriver waits for a page load. While the portal asks whether to leave, no page loads.
    traverse: (delta) => evaluate(`void setTimeout(() => history.go(${delta}))`),
    resize: (width, height) => resizeContent({ session, evaluate, width, height }),
    screenshot: () => session.send('GET', '/screenshot'),
    takeErrors: async () => [...earlierErrors.splice(0), ...(await takeErrors())],
    close: session.close,
  }
}
