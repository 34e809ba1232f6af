import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../find-browser'
import { connect, type LogEntry, type Send } from './bidi'
import {
  browserEnvironment,
  createClickActions,
  createPressActions,
  createTypeActions,
  stopProgram,
  type WebDriver,
  waitForOutput,
} from './web-driver'

interface Tab {
  context: string
}

interface Evaluation {
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

/** Without these settings, Firefox opens tabs of its own in a new profile, and they take the focus from the page. */
const settings = `user_pref("datareporting.policy.dataSubmissionPolicyBypassNotification", true);
user_pref("browser.aboutwelcome.enabled", false);
`

const isProblem = ({ level }: LogEntry) => level === 'error' || level === 'warn'

/**
 * Firefox logs this error if a page is left while its service worker responds to a request. The page cannot prevent it. On a page that
 * stays open, the error is a fault.
 */
const abortedResponse = /A ServiceWorker intercepted the request and encountered an unexpected error\.$/

/** Collects the errors and warnings of the pages. */
class ProblemLog {
  readonly #problems: string[] = []
  #isLeaving = false

  add(entry: LogEntry): void {
    if (!isProblem(entry) || (this.#isLeaving && abortedResponse.test(entry.text))) return
    this.#problems.push(`${entry.level}: ${entry.text}`)
  }

  /** Waits until the page has been replaced. */
  async leave(navigation: Promise<unknown>): Promise<void> {
    this.#isLeaving = true
    try {
      await navigation
    } finally {
      this.#isLeaving = false
    }
  }

  take(): string[] {
    return this.#problems.splice(0)
  }
}

/** Returns the path of the installed Firefox; undefined if there is none. */
export const findFirefox = () => findProgram(['firefox', 'firefox-esr'])

/** Starts the program with a new profile. Returns the address of its WebDriver BiDi, and the function that ends it. */
async function startProgram(program: string) {
  const profile = await mkdtemp(join(tmpdir(), 'portal-firefox-'))
  await writeFile(join(profile, 'user.js'), settings)
  const firefox = spawn(
    program,
    ['--headless', '--remote-debugging-port', '0', '--profile', profile, '--no-remote'],
    { env: browserEnvironment },
  )
  const address = await waitForOutput(firefox, /BiDi listening on (ws:\S+)/)
  const stop = async () => {
    await stopProgram(firefox)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { address, stop }
}

/** Creates the function that evaluates an expression in the page of a tab. */
const createEvaluate =
  (send: Send, context: string): WebDriver['evaluate'] =>
  async (expression) => {
    const { result, exceptionDetails } = await send<Evaluation>('script.evaluate', {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      target: { context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return JSON.parse(result?.value ?? 'null')
  }

/** Resolves once the page has the focus. */
const waitForFocus = `document.hasFocus() || new Promise((resolve) => addEventListener('focus', () => resolve(true), { once: true }))`

/** Starts headless Firefox, controlled by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<WebDriver> {
  const { address, stop } = await startProgram(program)
  const problems = new ProblemLog()
  const { send, disconnect } = await connect(`${address}/session`, (entry) => problems.add(entry))
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: Tab[] }>('browsingContext.getTree', { maxDepth: 0 })
  // The first tab never gets the focus in headless Firefox, and a page without it shows no focus ring.
  const { context } = await send<Tab>('browsingContext.create', { type: 'tab' })
  const evaluate = createEvaluate(send, context)
  // Firefox sometimes moves the focus to its toolbar, for example by Tab after the last control. The page then still gets the keys,
  // and `document.activeElement` changes, but Enter and the space bar press no button. Neither a click nor `activate` returns the
  // focus while the tab is selected, so this function selects another tab and comes back.
  const focusPage = async () => {
    if (await evaluate('document.hasFocus()')) return
    for (const tab of [...contexts, { context }]) await send('browsingContext.activate', tab)
    await evaluate(waitForFocus)
  }
  const perform = async (actions: object[]) => {
    await focusPage()
    await send<void>('input.performActions', { context, actions })
  }
  return {
    open: async (url) => {
      await problems.leave(send('browsingContext.navigate', { context, url, wait: 'complete' }))
      await focusPage()
    },
    evaluate,
    clickAt: (x, y) => perform(createClickActions(x, y)),
    type: (text) => perform(createTypeActions(text)),
    press: (key) => perform(createPressActions(key)),
    traverse: (delta) => send('browsingContext.traverseHistory', { context, delta }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    takeErrors: async () => problems.take(),
    close: async () => {
      disconnect()
      await stop()
    },
  }
}
