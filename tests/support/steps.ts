import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the project. */
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The `PATH` of the steps. The project's programs, including its Node, come before the programs of the machine. */
const searchPath = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

/** Enables colours only in a terminal, because a log file would show the colour codes as text. */
const colourVariables: Step['env'] = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

/** A command that runs in the root of the project. The step fails if the command fails. */
export interface Step {
  name: string
  command: string[]
  /** Changes of the environment variables; undefined removes a variable. */
  env?: Record<string, string | undefined>
  /** If the output matches this pattern, the step also fails. Some tools exit with success despite warnings. */
  rejectedOutput?: RegExp
}

export interface StepResult {
  name: string
  isOk: boolean
  /** The text of stdout and stderr. */
  output: string
  seconds: number
}

/** Runs a step to its end. With `isLive`, prints the output of the step as it arrives. */
export function runStep({ name, command, env, rejectedOutput }: Step, isLive = false): Promise<StepResult> {
  const [program = '', ...parameters] = command
  const startTime = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colourVariables, PATH: searchPath, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (isLive) process.stdout.write(text)
      })
    const finish = (hasSucceeded: boolean) => {
      const isOk = hasSucceeded && !rejectedOutput?.test(output)
      resolve({ name, isOk, output, seconds: (performance.now() - startTime) / 1000 })
    }
    child.once('error', (error) => {
      output += error.message
      finish(false)
    })
    child.once('close', (code) => finish(code === 0))
  })
}

/** Prints one line, and the output if the step failed. */
function printResult({ name, isOk, output, seconds }: StepResult): void {
  console.log(`${isOk ? 'ok    ' : 'failed'}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s`)
  if (!isOk) console.log(output.trim().replace(/^/gm, '        '))
}

/**
 * Runs at most `concurrency` steps at a time, and prints each result when its step has ended. Returns the results in the
 * order of `steps`.
 */
export async function runSteps(steps: Step[], concurrency = 2): Promise<StepResult[]> {
  const results: StepResult[] = []
  const queue = [...steps.entries()]
  const runQueue = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const [index, step] = entry
      const result = await runStep(step)
      printResult(result)
      results[index] = result
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runQueue))
  return results
}
