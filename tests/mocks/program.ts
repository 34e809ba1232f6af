import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'

const file = fileURLToPath(new URL('../../mocks/http.ts', import.meta.url))

/** A running process of `npm run mock`. */
export interface Program {
  child: ChildProcess
  /** Resolves with the address once the server listens. */
  ready: Promise<string>
  /** Resolves with the exit code and the output once the process ended. */
  ended: Promise<{ code: number | null; out: string; words: string }>
  /** The standard output (`out`) and the error output (`words`) so far. */
  out(): string
  words(): string
  /** Waits until the standard output matches. */
  line(pattern: RegExp): Promise<void>
}

const programs = new Set<ChildProcess>()

/** Runs the program with these options. */
export function runMock(...options: string[]): Program {
  const child = spawn(process.execPath, [file, ...options])
  programs.add(child)
  let [out, words] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk
  })
  const ended = new Promise<{ code: number | null; out: string; words: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, out, words }))
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, address] = out.match(/^Mock backend: (\S+)$/m) ?? []
      if (address) resolve(address)
    })
    child.once('close', () => reject(new Error(`The program ended: ${words}`)))
  })
  ready.catch(() => {})
  const line = (pattern: RegExp) =>
    vi.waitFor(
      () => {
        if (!pattern.test(out)) throw new Error(`No line ${pattern} in: ${out}${words}`)
      },
      { timeout: 20_000, interval: 10 },
    )
  return { child, ready, ended, out: () => out, words: () => words, line }
}

/** Kills the processes that a test left running. */
export function endPrograms(): void {
  for (const child of programs) child.kill('SIGKILL')
  programs.clear()
}
