import type { Browser, CDPSession } from '@playwright/test'

/** The part of a session of the DevTools protocol that the bench uses. */
export type DevTools = Pick<CDPSession, 'on' | 'send'>

/** What the browser sends about a target: the response to a command, or an event. */
interface Message {
  id?: number
  result?: unknown
  error?: { message: string }
  method?: string
  params?: unknown
}

/** A session of one page on the connection of the browser. */
class PageSession {
  readonly #browserSession: CDPSession
  readonly #sessionId: string
  readonly #commands = new Map<number, PromiseWithResolvers<unknown>>()
  readonly #listeners = new Map<string, ((params: unknown) => void)[]>()
  #lastId = 0

  constructor(browserSession: CDPSession, sessionId: string) {
    this.#browserSession = browserSession
    this.#sessionId = sessionId
    browserSession.on('Target.receivedMessageFromTarget', (event) => {
      if (event.sessionId === sessionId) this.#receive(JSON.parse(event.message))
    })
  }

  #receive({ id, result, error, method, params }: Message): void {
    if (id === undefined) {
      for (const listener of this.#listeners.get(method ?? '') ?? []) listener(params)
      return
    }
    const command = this.#commands.get(id)
    this.#commands.delete(id)
    if (error) command?.reject(new Error(error.message))
    else command?.resolve(result)
  }

  async send(method: string, params: object = {}): Promise<unknown> {
    this.#lastId += 1
    const id = this.#lastId
    const command = Promise.withResolvers<unknown>()
    this.#commands.set(id, command)
    const message = JSON.stringify({ id, method, params })
    await this.#browserSession.send('Target.sendMessageToTarget', { sessionId: this.#sessionId, message })
    return command.promise
  }

  on(event: string, listener: (params: unknown) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
  }
}

/**
 * A page in a browser context of its own. It is no page of Playwright, which enables the domain `Runtime`: V8 then determines the
 * position of each created error by parsing the scripts again. That took up to a sixth of the measured time, and no user has it.
 */
export class BenchPage {
  readonly devTools: DevTools
  readonly #close: () => Promise<unknown>

  private constructor(devTools: DevTools, close: () => Promise<unknown>) {
    this.devTools = devTools
    this.#close = close
  }

  static async open(browser: Browser): Promise<BenchPage> {
    const browserSession = await browser.newBrowserCDPSession()
    const { browserContextId } = await browserSession.send('Target.createBrowserContext')
    const url = 'about:blank'
    const { targetId } = await browserSession.send('Target.createTarget', { url, browserContextId })
    const { sessionId } = await browserSession.send('Target.attachToTarget', { targetId })
    const devTools = new PageSession(browserSession, sessionId) as unknown as DevTools
    await devTools.send('Page.enable')
    return new BenchPage(devTools, async () => {
      await browserSession.send('Target.disposeBrowserContext', { browserContextId })
      await browserSession.detach()
    })
  }

  close(): Promise<unknown> {
    return this.#close()
  }

  /** Runs a function in each later document before its scripts. The function sees nothing of this module. */
  async addInitScript<Argument>(script: (argument: Argument) => void, argument?: Argument): Promise<void> {
    const source = `(${script})(${JSON.stringify(argument)})`
    await this.devTools.send('Page.addScriptToEvaluateOnNewDocument', { source })
  }

  /** Opens an address, and returns when its document has begun. */
  async goto(url: string): Promise<void> {
    const { errorText } = await this.devTools.send('Page.navigate', { url })
    if (errorText) throw new Error(`${url}: ${errorText}`)
  }

  /** Runs a function in the page, and returns what it returns, after its promise. The function sees nothing of this module. */
  async evaluate<Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    const { result, exceptionDetails } = await this.devTools.send('Runtime.evaluate', {
      expression: `(${run})(${JSON.stringify(argument)})`,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
}
