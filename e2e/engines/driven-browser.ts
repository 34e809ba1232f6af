/** A browser that Playwright cannot drive, by what a person does in it. */
export interface DrivenBrowser {
  open: (url: string) => Promise<void>
  /** The value of an expression in the page; promises are waited for. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Presses the mouse at a point of the window. */
  clickAt: (x: number, y: number) => Promise<void>
  /** Types text; the keys of `keys` are characters, too. */
  type: (text: string) => Promise<void>
  /** The browser's own Back or Forward, without waiting for a page. */
  traverse: (delta: -1 | 1) => Promise<void>
  /** A picture of the window, as base64 of a PNG. */
  screenshot: () => Promise<string>
  close: () => Promise<void>
}

/** Keys without a character, as both WebDriver protocols write them. */
export const keys = { arrowLeft: '\uE012' }

/** A press of the mouse, in the form of both WebDriver protocols. */
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

/** Keys pressed one after the other, in the form of both WebDriver protocols. */
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

/** Resolves to what `find` finds in a program's output; rejects if the program ends before. */
export function waitForOutput(
  program: import('node:child_process').ChildProcess,
  find: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (text: string) => {
      said += text
      const found = said.match(find)?.[1]
      if (found) resolve(found)
    }
    for (const stream of [program.stdout, program.stderr]) stream?.setEncoding('utf8').on('data', read)
    program.once('error', reject)
    program.once('exit', () => reject(new Error(`Ended before it was ready: ${said}`)))
  })
}
