import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'

const programFile = fileURLToPath(new URL('../../mocks/http.ts', import.meta.url))

/** A process that runs `mocks/http.ts`, the program of `npm run mock`. */
export interface Program {
  child: ChildProcess
  /** Resolves with the server's address when the server listens; rejects if the process ends first. */
  ready: Promise<string>
  /** Resolves with the exit code and the output when the process has ended. */
  ended: Promise<{ code: number | null; output: string; errorOutput: string }>
  /** Returns the standard output so far. */
  output(): string
  /** Returns the error output so far. */
  errorOutput(): string
  /** Waits until the standard output matches the pattern; throws after 20 seconds. */
  waitForLine(pattern: RegExp): Promise<void>
}

const programs = new Set<ChildProcess>()

/** Starts `mocks/http.ts` with these command-line options. */
export function runMock(...options: string[]): Program {
  const child = spawn(process.execPath, [programFile, ...options])
  programs.add(child)
  let [output, errorOutput] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk
  })
  const ended = new Promise<{ code: number | null; output: string; errorOutput: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output, errorOutput }))
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, address] = output.match(/^Mock backend: (\S+)$/m) ?? []
      if (address) resolve(address)
    })
    child.once('close', () => reject(new Error(`The program ended: ${errorOutput}`)))
  })
  ready.catch(() => {})
  const waitForLine = (pattern: RegExp) =>
    vi.waitFor(
      () => {
        if (!pattern.test(output)) throw new Error(`No line ${pattern} in: ${output}${errorOutput}`)
      },
      { timeout: 20_000, interval: 10 },
    )
  return { child, ready, ended, output: () => output, errorOutput: () => errorOutput, waitForLine }
}

/** Kills the processes that `runMock` started and that have not ended. */
export function killPrograms(): void {
  for (const child of programs) child.kill('SIGKILL')
  programs.clear()
}
