/** The actions of a user in a browser that Playwright cannot drive. */
export interface DrivenBrowser {
  open: (url: string) => Promise<void>
  /** Evaluates an expression in the page, and awaits a promise. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Clicks at a point of the window. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Types text, which may contain the characters of `keys`. */
  type: (text: string) => Promise<void>
  /** Goes Back or Forward without waiting for a page. */
  traverse: (delta: -1 | 1) => Promise<void>
  /** A picture of the window, as base64 of a PNG. */
  screenshot: () => Promise<string>
  close: () => Promise<void>
}

/** Keys without a character, as both WebDriver protocols write them. */
export const keys = { arrowLeft: '\uE012' }

/** Describes a click as both WebDriver protocols do. */
export const clickActions = (x: number, y: number) => [
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

/** Describes typed keys as both WebDriver protocols do. */
export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** Waits for a pattern in the output of a program and returns its first group; rejects if the program ends first. */
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
    program.once('exit', () => reject(new Error(`Ended before it was ready: ${output}`)))
  })
}
