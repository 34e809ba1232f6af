import type { Page } from '@playwright/test'
import { test as base } from '../fixtures'
import { type StaticFileServer, type StaticHostOptions, startStaticFileServer } from './static-file-server'

/**
 * Adds the fixture `host`: a static file server that serves the demo as `src/static-host/static-folder.ts` builds it for
 * static hosts. Each test that uses the fixture gets a new server.
 */
export const test = base.extend<StaticHostOptions & { host: StaticFileServer }>({
  root: ['/', { option: true }],
  secondRoot: [undefined, { option: true }],
  missingFileResponse: ['nothing', { option: true }],
  folderResponse: ['redirected', { option: true }],
  host: async ({ root, secondRoot, missingFileResponse, folderResponse }, use) => {
    const host = await startStaticFileServer({ root, secondRoot, missingFileResponse, folderResponse })
    await use(host)
    await host.close()
  },
})

export const findTitle = (page: Page) => page.getByRole('heading', { level: 1 })
