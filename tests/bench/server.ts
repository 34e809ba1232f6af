import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { emptyDevice } from '../../mocks/scenarios/device.ts'

const program = fileURLToPath(new URL('../../mocks/http.ts', import.meta.url))
const collector = new URL('collector.ts', import.meta.url).href

/** What a call sends besides its address. */
interface Sent {
  token?: string
  session?: string
  body?: unknown
}

/** What a call was answered. */
interface Answered {
  status: number
  /** JSON, or undefined for anything else. */
  body: unknown
}

/** `npm run mock` in a process of its own, and a client that keeps its connections. */
export class Server {
  readonly #process: ChildProcess
  readonly #url: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 })

  private constructor(process: ChildProcess, url: string) {
    this.#process = process
    this.#url = url
  }

  /** @throws Error if it does not begin to listen. */
  static async start(): Promise<Server> {
    const child = spawn(process.execPath, ['--expose-gc', '--import', collector, program, '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const url = await new Promise<string>((resolve, reject) => {
      let text = ''
      child.once('exit', () => reject(new Error('the server ended')))
      child.stdout?.on('data', (chunk) => {
        text = `${text}${chunk}`.slice(-1000)
        const found = text.match(/http:\/\/[\w.]+:\d+/)
        if (found) resolve(found[0])
      })
    })
    return new Server(child, url)
  }

  call(method: string, path: string, { token, session, body }: Sent = {}): Promise<Answered> {
    const headers = {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(session !== undefined && { 'X-Mock-Session': session }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
    return new Promise((resolve, reject) => {
      const sent = request(`${this.#url}${path}`, { method, agent: this.#agent, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const isJson = response.headers['content-type']?.startsWith('application/json')
          resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(text) : undefined })
        })
      })
      sent.on('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  /** The token of an account of the demo. */
  async signIn(session?: string, username?: string): Promise<string> {
    const answer = await this.call('POST', '/fapi/auth/login/', { session, body: credentials(username) })
    if (answer.status !== 200) throw new Error(`the login answers ${answer.status}`)
    return (answer.body as { token: string }).token
  }

  /** The seconds of a core that the server has used. Only where the system tells. */
  coreSeconds(): number {
    const fields = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  }

  /** The megabytes that the server holds. Only where the system tells. */
  residentMegabytes(): number {
    const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8')
    return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1024
  }

  /** The megabytes that stay once garbage is collected: how much of it lies about is chance. */
  async neededMegabytes(): Promise<number> {
    for (let round = 0; round < 3; round += 1) {
      this.#process.kill('SIGUSR2')
      // Answered after the collection, for both happen in one thread.
      await this.call('GET', '/__mock/state')
    }
    return this.residentMegabytes()
  }

  async stop(): Promise<void> {
    this.#agent.destroy()
    const ended = new Promise((resolve) => this.#process.once('exit', resolve))
    this.#process.kill('SIGTERM')
    await ended
  }
}

/** What the login of a demo account sends. */
export const credentials = (username = 'residente@demo.ar') => ({
  username,
  password: 'Demo1234',
  device: emptyDevice,
})
