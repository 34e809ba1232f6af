import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'
import { getPageFile } from '../hosting/page-addresses.ts'
import { paths } from '../paths.ts'
import { readMe } from './copy.ts'
import { buildNotFoundPage, buildPageAt, convertPage } from './pages.ts'
import { demoMarker } from './redirect-to-demo.ts'

/*
 * The folder for static hosts has a file for every address of the portal that is known at build time. From all other
 * addresses, the 404 page redirects to the demo (`redirect-to-demo.ts`, `mocks/static-host-address.ts`). After the first
 * visit, the service worker of the demo responds to all addresses (`mocks/static-host-worker.ts`).
 */

/** The address patterns of the portal, without an optional last parameter. */
const addressPatterns = Object.values(paths).map(({ pattern }) => pattern.replace(/\/:\w+\?$/, ''))
const catalogue = '/catalogo'
/** The address of the page that the demo shows instead of the web administration. */
const administration = '/administracion/customer-selection'
/** Addresses with an id that exists in every scenario, so that links to them can be shared. */
const sharedAddresses = [
  paths.invitation('demo-invitation'),
  paths.invitation('expired-invitation'),
  paths.invitation('full-invitation'),
  paths.unsubscribe('demo-unsubscribe'),
  paths.passwordRecover('demo-uid', 'demo-token'),
  paths.passwordRecover('demo-uid', 'expired-token'),
  paths.newSubmission(101),
  paths.work(501),
]
const pageAddresses = new Set([
  ...addressPatterns.filter((address) => address !== '/' && !address.includes(':')),
  ...sharedAddresses,
  catalogue,
  administration,
])
/** The possible first segments of the addresses. */
const sections = [
  ...new Set([...addressPatterns, catalogue, administration].map((address) => address.split('/')[1] ?? '')),
].filter((section) => section !== '')

function makeFolder(buildFolder: string, targetFolder: string): void {
  const read = (file: string) => readFileSync(`${buildFolder}/${file}`, 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(`${targetFolder}/${file}`), { recursive: true })
    writeFileSync(`${targetFolder}/${file}`, text)
  }
  rmSync(targetFolder, { recursive: true, force: true })
  cpSync(buildFolder, targetFolder, { recursive: true })
  const config = JSON.parse(read('config.json'))
  const pages: Record<string, string> = {}
  for (const name of ['index.html', 'public.html']) {
    pages[`/${name}`] = convertPage(read(name), config, sections)
    write(name, pages[`/${name}`] ?? '')
  }
  for (const address of pageAddresses)
    write(`${address.slice(1)}/index.html`, buildPageAt(pages[getPageFile(address)] ?? '', address))
  write('404.html', buildNotFoundPage(sections))
  const worker = `self.portalSections = ${JSON.stringify(sections)};\n${read('mockServiceWorker.js')}`
  write('mockServiceWorker.js', worker)
  write(demoMarker.file, demoMarker.text)
  write('robots.txt', 'User-agent: *\nDisallow: /\n')
  write('LEEME.txt', readMe)
  // This file prevents GitHub Pages from processing the folder with Jekyll.
  write('.nojekyll', '')
}

/**
 * Creates a plugin. After each successful build of the demo in `buildFolder`, the plugin writes the folder for static hosts
 * to `targetFolder`.
 */
export const createStaticFolderPlugin = (buildFolder: string, targetFolder: string): RsbuildPlugin => ({
  name: 'static-folder',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      if (!stats?.hasErrors()) makeFolder(buildFolder, targetFolder)
    })
  },
})
