import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../find-browser'
import { createClickActions, createTypeActions, type WebDriver, waitForOutput } from './web-driver'

/** Sends a command, and returns its result. Rejects if the browser reports an error. */
type Send = <Result>(method: string, params: object) => Promise<Result>

/** Connects to WebDriver BiDi over a WebSocket. */
async function connect(address: string): Promise<{ send: Send; disconnect: () => void }> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`No connection to ${address}`))
  })
  const pendingCommands = new Map<number, PromiseWithResolvers<unknown>>()
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data)
    if (type === 'success') pendingCommands.get(id)?.resolve(result)
    else if (type === 'error') pendingCommands.get(id)?.reject(new Error(`${error}: ${message}`))
  }
  let lastId = 0
  const send = <Result>(method: string, params: object) => {
    lastId += 1
    const response = Promise.withResolvers<unknown>()
    pendingCommands.set(lastId, response)
    socket.send(JSON.stringify({ id: lastId, method, params }))
    return response.promise as Promise<Result>
  }
  return { send, disconnect: () => socket.close() }
}

interface Evaluation {
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

/** Returns the path of the installed Firefox; undefined if there is none. */
export const findFirefox = () => findProgram(['firefox', 'firefox-esr'])

/** Starts headless Firefox, controlled by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<WebDriver> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-firefox-'))
  const firefox = spawn(program, [
    '--headless',
    '--remote-debugging-port',
    '0',
    '--profile',
    profile,
    '--no-remote',
  ])
  const address = await waitForOutput(firefox, /BiDi listening on (ws:\S+)/)
  const { send, disconnect } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  await send('browsingContext.setViewport', { context, viewport: { width: 1200, height: 800 } })
  const perform = (actions: object[]) => send<void>('input.performActions', { context, actions })
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send<Evaluation>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null')
    },
    clickAt: (x, y) => perform(createClickActions(x, y)),
    type: (text) => perform(createTypeActions(text)),
    traverse: (delta) => send('browsingContext.traverseHistory', { context, delta }),
    screenshot: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    close: async () => {
      disconnect()
      firefox.kill()
      await new Promise((resolve) => firefox.once('exit', resolve))
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
