import type { ChildProcess } from 'node:child_process'

/** Controls a browser. Firefox and WebKit need drivers of our own, because Playwright supports only its own builds of them. */
export interface WebDriver {
  open: (url: string) => Promise<void>
  /** Opens a page without stored data. Absent if a script of the page can remove the stored data. */
  openWithoutData?: (url: string) => Promise<void>
  /** Evaluates an expression in the page, and awaits the value if it is a promise. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Clicks at a point of the window. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Types a text into the focused element. */
  type: (text: string) => Promise<void>
  /** Presses a key, by Playwright's name, such as `Tab` or `Shift+Tab`. */
  press: (key: string) => Promise<void>
  /** Goes back or forward in the history, without waiting for the page to load. */
  traverse: (delta: -1 | 1) => Promise<void>
  /** Gives the content of the window this size, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** Returns a screenshot of the window, as a PNG in base64. */
  screenshot: () => Promise<string>
  /** Returns the errors and warnings of the pages since the previous call. */
  takeErrors: () => Promise<string[]>
  close: () => Promise<void>
}

/** The time zone of the browsers, as in the other end-to-end tests. */
export const browserEnvironment = { ...process.env, TZ: 'America/Argentina/Buenos_Aires' }

/** Creates the `actions` for a click, in the format of both WebDriver protocols, Classic and BiDi. */
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

const createKeyActions = (actions: object[]) => [{ type: 'key', id: 'keyboard', actions }]

/** Creates the `actions` that type a text, in the format of both WebDriver protocols. */
export const createTypeActions = (text: string) =>
  createKeyActions(
    [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  )

/** The codes of keys that type no character, by Playwright's names. Both WebDriver protocols use the same codes. */
const keyCodes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  Delete: '\uE017',
}

/** Creates the `actions` that press a key, by Playwright's name, in the format of both WebDriver protocols. */
export function createPressActions(key: string) {
  const values = key.split('+').map((name) => {
    const value = keyCodes[name] ?? name
    if ([...value].length !== 1) throw new Error(`The key '${name}' has no code`)
    return value
  })
  return createKeyActions([
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ])
}

/**
 * Waits until the output of a program matches a pattern, and resolves to the first group of the match. Rejects if the
 * program cannot start, or ends without a match.
 */
export function waitForOutput(program: ChildProcess, pattern: RegExp): Promise<string> {
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

/** Ends a program, and waits until it has ended. */
export const stopProgram = (program: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve()
    program.once('exit', () => resolve())
    program.kill()
  })
