import type { Page } from '@playwright/test'
import { test as base } from '../fixtures'
import { type Hosting, type HostOfFiles, hostOfFiles } from './host-of-files'

/** Runs the demo on a static file server; see `src/static-host/static-folder.ts`. */
export const test = base.extend<Hosting & { host: HostOfFiles }>({
  root: ['/', { option: true }],
  secondRoot: [undefined, { option: true }],
  otherwise: ['nothing', { option: true }],
  withoutSlash: ['redirected', { option: true }],
  host: async ({ root, secondRoot, otherwise, withoutSlash }, use) => {
    const host = await hostOfFiles({ root, secondRoot, otherwise, withoutSlash })
    await use(host)
    await host.close()
  },
})

export const title = (page: Page) => page.getByRole('heading', { level: 1 })
