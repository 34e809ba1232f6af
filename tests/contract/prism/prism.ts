import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const prismPackage = '@stoplight/prism-cli@5.16.0'
const contractFile = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url))
const startTimeoutMs = 60_000

/** A running Prism. `stop` ends it and removes its files. */
export interface Prism {
  url: string
  stop: () => void
}

/**
 * Installs Prism in a temporary folder, and starts it as a proxy before `upstream`. It compares each request and response
 * with `openapi.yaml`, and answers a violation with an error.
 */
export async function startPrism(upstream: string, port: number): Promise<Prism> {
  const folder = mkdtempSync(join(tmpdir(), 'prism-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    install(folder)
    const child = await launch(folder, upstream, port)
    const stop = () => {
      child.kill()
      remove()
    }
    return { url: `http://127.0.0.1:${port}`, stop }
  } catch (error) {
    remove()
    throw error
  }
}

function install(folder: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const parameters = ['install', '--no-audit', '--no-fund', '--ignore-scripts', prismPackage]
  const { status, stderr } = spawnSync('npm', parameters, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`Prism cannot be installed: ${stderr}`)
}

function launch(folder: string, upstream: string, port: number): Promise<ChildProcess> {
  const program = join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js')
  const parameters = ['proxy', contractFile, upstream, '--port', String(port), '--errors', '-v', 'info']
  const child = spawn(process.execPath, [program, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] })
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = () => {
      child.kill()
      reject(new Error(`Prism does not start: ${output}`))
    }
    const timer = setTimeout(fail, startTimeoutMs)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        // Keeps only the beginning, because Prism logs each request.
        if (output.length < 100_000) output += chunk.toString()
        if (!output.includes('Prism is listening')) return
        clearTimeout(timer)
        resolve(child)
      })
    child.once('exit', fail)
  })
}
