import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../find-free-port'
import { type ServerName, serverPrograms } from './server-programs'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** The user `nobody`, which runs the server if root runs the tests. */
const nobody = 65_534

export interface WebServer {
  /** The URL of the portal's folder, with a final slash. */
  url: string
  /** The built files. */
  folder: string
  close: () => Promise<void>
}

export interface WebServerOptions {
  server: ServerName
  /** The folder of the residents' build for `basePath`. */
  build: string
  /** The path of the portal, with a slash at both ends. */
  basePath: string
  /** The address of the mock backend. */
  mockUrl: string
  /** Whether the server forwards the calls of the API, instead of the page calling another origin. */
  forwardsApi: boolean
}

const run = (command: string, parameters: string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync(command, parameters, {
    cwd: projectRoot,
    env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...env },
    stdio: 'pipe',
    timeout: 120_000,
  })

/** The residents' build for the root of a host. */
export const rootBuild = join(projectRoot, 'dist/portal')

/** Builds the portal for a folder of its host, and returns the folder of the build. */
export function buildPortal(basePath: string): string {
  const folder = 'dist/portal-below-a-folder'
  run('node_modules/.bin/rsbuild', ['build', '--log-level', 'warn'], {
    BASE_PATH: basePath,
    BUILD_FOLDER: folder,
    API_URL: undefined,
    NODE_ENV: 'production',
  })
  return join(projectRoot, folder)
}

/** Makes nobody the owner of a folder and of everything in it. */
function giveToNobody(folder: string): void {
  chownSync(folder, nobody, nobody)
  for (const path of globSync('**/*', { cwd: folder })) chownSync(join(folder, path), nobody, nobody)
}

/** Waits until the server answers. Throws with its messages if it has ended. */
async function waitUntilReady(url: string, server: ChildProcess, readMessages: () => string) {
  for (let attempts = 0; attempts < 100; attempts++) {
    if (server.exitCode !== null) break
    const response = await fetch(url).catch(() => undefined)
    if (response) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${server.spawnfile} does not answer:\n${readMessages()}`)
}

/** Copies a build and its configuration into a temporary folder, as an installation does. */
function installPortal({ server, build, basePath, mockUrl, forwardsApi }: WebServerOptions, port: number) {
  const folder = mkdtempSync(join(tmpdir(), `portal-${server}-`))
  const root = join(folder, 'portal')
  cpSync(build, root, { recursive: true })
  writeFileSync(join(root, 'config.json'), JSON.stringify({ apiUrl: forwardsApi ? '' : mockUrl }))
  mkdirSync(join(folder, 'tmp'))
  run('node', [
    'src/hosting/write-deploy-files.ts',
    ...['--build', root, '--root', root, '--out', join(folder, 'configuration')],
    ...['--tmp', join(folder, 'tmp'), '--port', String(port)],
    ...(forwardsApi ? ['--api', mockUrl] : []),
    ...serverPrograms[server].deployOptions,
  ])
  chmodSync(folder, 0o755)
  if (process.getuid?.() === 0) giveToNobody(folder)
  return { folder, root, url: `http://localhost:${port}${basePath}` }
}

/** Starts a server as a user without privileges, with the residents' build and the generated configuration. */
export async function startWebServer(options: WebServerOptions): Promise<WebServer> {
  const { path, listParameters } = serverPrograms[options.server]
  if (path === undefined) throw new Error(`${options.server} is not installed`)
  const { folder, root, url } = installPortal(options, await findFreePort())
  const server = spawn(path, listParameters(join(folder, 'configuration')), {
    // Caddy keeps files in the folder of its user.
    env: { ...process.env, HOME: join(folder, 'tmp'), XDG_DATA_HOME: undefined, XDG_CONFIG_HOME: undefined },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(process.getuid?.() === 0 && { uid: nobody, gid: nobody }),
  })
  let messages = ''
  server.stderr?.on('data', (data) => {
    messages += data
  })
  const close = async () => {
    const exit = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill('SIGTERM')) await exit
    rmSync(folder, { recursive: true })
  }
  await waitUntilReady(url, server, () => messages).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { url, folder: root, close }
}
