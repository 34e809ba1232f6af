import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { emptyDevice } from '../../mocks/scenarios/device.ts'

const program = fileURLToPath(new URL('../../mocks/http.ts', import.meta.url))
const garbageCollectionModule = new URL('collect-garbage-on-signal.ts', import.meta.url).href
/** The number of ticks in a second. A tick is the unit of CPU time in `/proc`. */
const ticksPerSecond = 100

/** The options of a call. */
interface CallOptions {
  /** The token of the sign-in; absent for a call without a sign-in. */
  token?: string
  /** The name for `X-Mock-Session`, which selects a separate world. */
  session?: string
  /** The value to send as JSON. */
  body?: unknown
}

/** The response to a call. */
interface CallResponse {
  status: number
  /** The JSON value; undefined for a body that is not JSON. */
  body: unknown
}

/** A mock server in a separate process, and a client with persistent connections. */
export class Server {
  readonly #process: ChildProcess
  readonly url: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 })

  private constructor(process: ChildProcess, url: string) {
    this.#process = process
    this.url = url
  }

  /** Starts a server on a free port, with further options. @throws Error if the process exits before it listens. */
  static async start(options: readonly string[] = []): Promise<Server> {
    const child = spawn(
      process.execPath,
      ['--expose-gc', '--import', garbageCollectionModule, program, '--port', '0', ...options],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const url = await new Promise<string>((resolve, reject) => {
      let text = ''
      child.once('exit', () => reject(new Error('The server process exited before it listened on a port')))
      child.stdout?.on('data', (chunk) => {
        text = `${text}${chunk}`.slice(-1000)
        const [address] = text.match(/http:\/\/[\w.]+:\d+/) ?? []
        if (address !== undefined) resolve(address)
      })
    })
    return new Server(child, url)
  }

  /** Sends a call. Also returns responses with an error status. @throws Error if there is no response. */
  call(method: string, path: string, { token, session, body }: CallOptions = {}): Promise<CallResponse> {
    const headers = {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(session !== undefined && { 'X-Mock-Session': session }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
    return new Promise((resolve, reject) => {
      const clientRequest = request(
        `${this.url}${path}`,
        { method, agent: this.#agent, headers },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString()
            const isJson = response.headers['content-type']?.startsWith('application/json')
            resolve({ status: response.statusCode ?? 0, body: isJson ? JSON.parse(text) : undefined })
          })
        },
      )
      clientRequest.on('error', reject)
      clientRequest.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  /** Signs in a demo account, by default the resident's, in the world of `session`. Returns the token. */
  async signIn(session?: string, username?: string): Promise<string> {
    const response = await this.call('POST', '/fapi/auth/login/', {
      session,
      body: createCredentials(username),
    })
    if (response.status !== 200) throw new Error(`The login responded with the status ${response.status}`)
    return (response.body as { token: string }).token
  }

  /** Returns the CPU time that the server has used since its start, in seconds. Works only on Linux. */
  readCpuSeconds(): number {
    const fields = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const [userTicks, systemTicks] = [Number(fields[11]), Number(fields[12])]
    return (userTicks + systemTicks) / ticksPerSecond
  }

  /** Returns the resident memory of the server, in megabytes. Works only on Linux. */
  readResidentMegabytes(): number {
    const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8')
    return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1024
  }

  /** Collects garbage, because its amount varies. Returns the resident memory of the server, in megabytes. */
  async measureUsedMegabytes(): Promise<number> {
    for (let round = 0; round < 3; round += 1) {
      this.#process.kill('SIGUSR2')
      // The server handles the signal and the call in one thread, so it responds after the garbage collection.
      await this.call('GET', '/__mock/state')
    }
    return this.readResidentMegabytes()
  }

  async stop(): Promise<void> {
    this.#agent.destroy()
    const exit = new Promise((resolve) => this.#process.once('exit', resolve))
    this.#process.kill('SIGTERM')
    await exit
  }
}

/** Creates the request body with which a demo account signs in. */
export const createCredentials = (username = 'residente@demo.ar') => ({
  username,
  password: 'Demo1234',
  device: emptyDevice,
})
