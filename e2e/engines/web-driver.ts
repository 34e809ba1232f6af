/** Controls an installed Firefox or WebKit, because Playwright supports only its own builds of these browsers. */
export interface WebDriver {
  open: (url: string) => Promise<void>
  /** Evaluates an expression in the page, and awaits the value if it is a promise. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Clicks at a point of the window. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Types a text into the focused element. The text may contain values of `keys`, which press those keys. */
  type: (text: string) => Promise<void>
  /** Goes back or forward in the history, without waiting for the page to load. */
  traverse: (delta: -1 | 1) => Promise<void>
  /** Returns a screenshot of the window, as a PNG in base64. */
  screenshot: () => Promise<string>
  close: () => Promise<void>
}

/** The codes of keys that type no character. Both WebDriver protocols, Classic and BiDi, use the same codes. */
export const keys = { arrowLeft: '\uE012' }

/** Creates the `actions` for a click, in the format of both WebDriver protocols. */
export const createClickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Creates the `actions` that type a text, in the format of both WebDriver protocols. */
export const createTypeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/**
 * Waits until the output of a program matches a pattern, and resolves to the first group of the match. Rejects if the
 * program cannot start, or ends without a match.
 */
export function waitForOutput(
  program: import('node:child_process').ChildProcess,
  pattern: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const readOutput = (text: string) => {
      output += text
      const match = output.match(pattern)?.[1]
      if (match) resolve(match)
    }
    for (const stream of [program.stdout, program.stderr]) stream?.setEncoding('utf8').on('data', readOutput)
    program.once('error', reject)
    program.once('exit', () => reject(new Error(`The program ended before it was ready: ${output}`)))
  })
}
