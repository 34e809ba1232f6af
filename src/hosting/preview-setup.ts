import { statSync } from 'node:fs'
import type { ServerConfig } from '@rsbuild/core'
import type { Config } from '../config-schema.ts'
import { isPage, staticFolder } from './page-addresses.ts'
import { readPageHashes } from './page-hashes.ts'
import { addPageHashes, selectResponseHeaders } from './server-config.ts'

type ServerSetup = Extract<ServerConfig['setup'], (...parameters: never[]) => unknown>

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

const stripFolder = (pathname: string, basePath: string) =>
  pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname

interface PreviewedBuild {
  folder: string
  /** The address of the folder. */
  basePath: string
  /** Returns the path of the HTML file for the address of a page. */
  getFile: (pathname: string) => string
}

/**
 * Creates the setup of the preview server: it sends the security headers and the cache headers of the files in `folder`, and serves
 * `config.json` from the environment variables, so that one build can use different APIs.
 */
export const createPreviewSetup =
  (
    { folder, basePath, getFile }: PreviewedBuild,
    config: Config,
    headers: Record<string, string>,
  ): ServerSetup =>
  ({ server }) => {
    const pageHashes = readPageHashes(folder)
    server.middlewares.use((request, response, next) => {
      const pathname = stripFolder(new URL(request.url ?? '/', 'http://preview').pathname, basePath)
      const isMissing = pathname.startsWith(`/${staticFolder}/`) && !isFile(folder + pathname)
      const file = isPage(pathname) ? getFile(pathname) : pathname
      const securityHeaders = addPageHashes(headers, pageHashes[file])
      for (const [name, value] of Object.entries(selectResponseHeaders(securityHeaders, pathname, isMissing)))
        response.setHeader(name, value)
      // Without this, the server would send `/movements.html` for `/movements`, which is no address of the portal.
      if (isPage(pathname) && `${pathname}.html` in pageHashes) request.url = basePath + file.slice(1)
      next()
    })
    server.middlewares.use(`${basePath}config.json`, (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(config))
    })
  }
