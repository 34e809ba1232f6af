import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the project. */
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The project's own programs, its Node among them, come before the machine's. */
const programs = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

/** A log is read without colours; a terminal with them. */
const colours: Step['env'] = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

/** Something to run from the root; it fails if its command does. */
export interface Step {
  name: string
  command: string[]
  /** What differs from the environment; undefined takes a variable away. */
  env?: Record<string, string | undefined>
  /** What it must not print either, for a tool that succeeds with warnings. */
  refuses?: RegExp
}

export interface StepResult {
  name: string
  isOk: boolean
  /** What it printed, on both streams. */
  output: string
  seconds: number
}

/** Runs one command to its end. With `isLive` its output is shown as it comes, too. */
export function runStep({ name, command, env, refuses }: Step, isLive = false): Promise<StepResult> {
  const [program = '', ...parameters] = command
  const begun = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colours, PATH: programs, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (isLive) process.stdout.write(text)
      })
    const end = (hasSucceeded: boolean) => {
      const isOk = hasSucceeded && !refuses?.test(output)
      resolve({ name, isOk, output, seconds: (performance.now() - begun) / 1000 })
    }
    child.once('error', (error) => {
      output += error.message
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}

/** One line, and what was printed if it failed. */
function printResult({ name, isOk, output, seconds }: StepResult): void {
  console.log(`${isOk ? 'ok    ' : 'failed'}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s`)
  if (!isOk) console.log(output.trim().replace(/^/gm, '        '))
}

/** Runs the steps, two at a time unless told otherwise, and tells each as it ends. Answers them in the given order. */
export async function runSteps(steps: Step[], atOnce = 2): Promise<StepResult[]> {
  const results: StepResult[] = []
  const waiting = [...steps.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [position, step] = next
      const result = await runStep(step)
      printResult(result)
      results[position] = result
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
