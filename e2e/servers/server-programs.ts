import { globSync } from 'node:fs'
import { test } from '@playwright/test'
import { findProgram } from '../find-browser'

export type ServerName = 'nginx' | 'caddy'

/** Which server answers. An `installation` runs already, for example in a container. */
export type TestedServer = ServerName | 'installation'

interface ServerProgram {
  /** The path of the program; undefined if it is not installed. */
  path: string | undefined
  /** Lists the parameters that run the server in the foreground with the generated files in the folder `configuration`. */
  listParameters: (configuration: string) => string[]
  /** The parameters of `npm run deploy:files` for what is installed here. */
  deployOptions: string[]
}

/** Debian's module that sends files with brotli; undefined if it is not installed. */
const brotliModule = globSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')[0]

/** Finds an installed server. Debian has nginx in a folder that only root has in the search path. */
const findServer = (name: ServerName) => findProgram([name]) ?? globSync(`/usr/{local/,}{s,}bin/${name}`)[0]

export const serverPrograms: Readonly<Record<ServerName, ServerProgram>> = {
  nginx: {
    path: findServer('nginx'),
    listParameters: (configuration) => ['-c', `${configuration}/nginx.conf`, '-g', 'daemon off;'],
    deployOptions: brotliModule === undefined ? [] : ['--brotli', '--brotli-module', brotliModule],
  },
  caddy: {
    path: findServer('caddy'),
    listParameters: (configuration) => ['run', '--config', `${configuration}/Caddyfile`],
    deployOptions: [],
  },
}

const lacksProgram = (server: TestedServer) =>
  server !== 'installation' && serverPrograms[server].path === undefined

/** Skips all tests of a group, if their server is not installed. */
export const skipWithoutServer = (server: TestedServer) =>
  test.skip(lacksProgram(server), `${server} is not installed`)

/** Whether the server sends the copies `.br`. Without its module, nginx sends only those with gzip. */
export const sendsBrotli = (server: TestedServer): boolean => server !== 'nginx' || brotliModule !== undefined
