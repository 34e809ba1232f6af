import { existsSync } from 'node:fs'
import type { ServerConfig } from '@rsbuild/core'
import type { Config } from '../config'
import { createCacheHeaders, listNeedlessHeaders } from './server-config.ts'

type ServerSetup = Extract<ServerConfig['setup'], (...parameters: never[]) => unknown>

/**
 * Creates the setup of the preview server: it sends the security headers and the cache headers of the files in `folder`, and serves
 * `/config.json` from the environment variables, so that one build can use different APIs.
 */
export const createPreviewSetup =
  (folder: string, config: Config, headers: Record<string, string>): ServerSetup =>
  ({ server }) => {
    server.middlewares.use(({ url = '/' }, response, next) => {
      const { pathname } = new URL(url, 'http://preview')
      // Caches would also keep the 404 of a file that a later build has.
      const isMissing = pathname.startsWith('/static/') && !existsSync(folder + pathname)
      const needlessHeaders = isMissing ? [] : listNeedlessHeaders(pathname)
      const sentHeaders = isMissing ? headers : { ...headers, ...createCacheHeaders(pathname) }
      for (const [name, value] of Object.entries(sentHeaders))
        if (!needlessHeaders.includes(name)) response.setHeader(name, value)
      next()
    })
    server.middlewares.use('/config.json', (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(config))
    })
  }
