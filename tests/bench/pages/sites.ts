import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sessionKey } from '../../../e2e/stored-session.ts'
import { testInstant } from '../../../mocks/client.ts'
import { getBuiltPageFile, isPage } from '../../../src/hosting/page-addresses.ts'
import { readPageHashes } from '../../../src/hosting/page-hashes.ts'
import { createRuntimeConfig, createSecurityHeaders } from '../../../src/hosting/server-config.ts'
import { buildBenchPage, buildInTemporaryFolder, installAntDesign } from '../page-builds.ts'
import { Server } from '../server.ts'
import { type FileServer, startFileServer } from './file-server.ts'
import { antDesignSignIn, createListSource, htmlPage, reactPage } from './peer-sources.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const benchFolder = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
const portalFolder = join(root, 'dist/portal')
const portalPort = 3191

const peerNames = ['html', 'react', 'antDesignSignIn', 'antDesignList'] as const
export type SiteName = 'portal' | (typeof peerNames)[number]

/** The portal and its peers, each with an origin of its own, and the backend of the portal and of the list. */
export interface Sites {
  origins: Record<SiteName, string>
  backend: Server
  close: () => Promise<void>
}

function buildPortal(): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The portal cannot be built: ${stdout}${stderr}`)
}

/** Serves the residents' build with the headers and the configuration of `npm run preview`. */
function servePortal(apiUrl: string): Promise<FileServer> {
  const builtConfig = JSON.parse(readFileSync(join(portalFolder, 'config.json'), 'utf8'))
  const config = createRuntimeConfig({ API_URL: apiUrl }, builtConfig)
  return startFileServer({
    folder: portalFolder,
    getFile: (pathname) => (isPage(pathname) ? getBuiltPageFile(pathname) : pathname),
    headers: createSecurityHeaders({ config, isDevelopment: false, hasMock: false }),
    pageHashes: readPageHashes(portalFolder),
    replacements: { '/config.json': JSON.stringify(config) },
    port: portalPort,
  })
}

/** Builds the peers. Returns their folders, in the order of `peerNames`. */
async function buildPeers(folder: string, apiUrl: string): Promise<string[]> {
  installAntDesign(folder, ['react', 'react-dom', '@tanstack/react-query'])
  const sources: Record<Exclude<SiteName, 'portal'>, string> = {
    html: htmlPage,
    react: reactPage,
    antDesignSignIn,
    antDesignList: createListSource(benchFolder, sessionKey),
  }
  const outputs: string[] = []
  for (const name of peerNames) {
    const output = join(folder, 'sites', name)
    outputs.push(output)
    mkdirSync(output, { recursive: true })
    if (name === 'html') {
      writeFileSync(join(output, 'index.html'), sources.html)
      continue
    }
    const entry = join(folder, `${name}.tsx`)
    writeFileSync(entry, sources[name])
    const config = { source: { define: { API_URL: JSON.stringify(apiUrl) } } }
    await buildBenchPage({ root: folder, entry, output, config })
  }
  return outputs
}

/** Serves a peer with the headers of the portal. Only the content security policy is absent, which Ant Design does not support. */
function servePeer(folder: string): Promise<FileServer> {
  const { 'Content-Security-Policy': _, ...headers } = createSecurityHeaders({
    config: createRuntimeConfig({}),
    isDevelopment: false,
    hasMock: false,
  })
  return startFileServer({
    folder,
    getFile: (pathname) => (isPage(pathname) ? '/index.html' : pathname),
    headers,
  })
}

/** Builds and serves the portal and its peers, and starts the mock backend at the instant of the tests. */
export async function startSites(): Promise<Sites> {
  buildPortal()
  const portalUrl = `http://localhost:${portalPort}`
  const backend = await Server.start(['--now', testInstant, '--portal-url', portalUrl, '--quiet'])
  const servers: FileServer[] = []
  const close = async () => {
    for (const server of servers) server.close()
    await backend.stop()
  }
  try {
    servers.push(await servePortal(backend.url))
    // The servers keep the files in memory.
    await buildInTemporaryFolder(async (folder, remove) => {
      for (const output of await buildPeers(folder, backend.url)) servers.push(await servePeer(output))
      remove()
    })
  } catch (error) {
    await close()
    throw error
  }
  const names: SiteName[] = ['portal', ...peerNames]
  const origins = Object.fromEntries(names.map((name, index) => [name, servers[index]?.origin]))
  return { origins: origins as Record<SiteName, string>, backend, close }
}
