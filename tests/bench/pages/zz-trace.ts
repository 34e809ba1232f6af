import { readFileSync } from 'node:fs'
import { launchBrowser } from '../browser.ts'
import { Server } from '../server.ts'
import { testInstant } from '../../../mocks/client.ts'
import { readInlineHashes } from '../../../src/hosting/built-pages.ts'
import { getBuiltPageFile, isPage } from '../../../src/hosting/page-addresses.ts'
import { createRuntimeConfig, createSecurityHeaders } from '../../../src/hosting/server-config.ts'
import { startFileServer } from './file-server.ts'
const folder = '/work/main/dist/portal'
const backend = await Server.start(['--now', testInstant, '--portal-url', 'http://localhost:3191', '--quiet'])
const config = createRuntimeConfig({ API_URL: backend.url }, JSON.parse(readFileSync(folder + '/config.json', 'utf8')))
const server = await startFileServer({ folder, getFile: (p) => (isPage(p) ? getBuiltPageFile(p) : p), headers: createSecurityHeaders({ config, isDevelopment: false, hasMock: false, inlineHashes: readInlineHashes(folder) }), replacements: { '/config.json': JSON.stringify(config) }, port: 3191 })
const browser = await launchBrowser()
for (let i = 0; i < 3; i++) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' })
  const page = await context.newPage()
  const dev = await context.newCDPSession(page)
  await dev.send('Network.enable')
  await dev.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1600 * 125, uploadThroughput: 750 * 125 })
  await dev.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    ;(window as any).log = []
    new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).log.push(['task', Math.round(e.startTime), Math.round(e.duration)]) }).observe({ type: 'longtask', buffered: true })
    const mo = new MutationObserver(() => { if (document.querySelector('form input') && !(window as any).formAt) { (window as any).formAt = performance.now(); requestAnimationFrame(() => setTimeout(() => { (window as any).paintAt = performance.now() })) } })
    mo.observe(document, { childList: true, subtree: true })
  })
  await page.goto('http://localhost:3191' + (process.argv[2] ?? '/invite/demo-invitation'), { waitUntil: 'commit' })
  await page.waitForTimeout(4000)
  console.log(JSON.stringify(await page.evaluate(() => ({
    nav: ((n) => [n.responseStart, n.responseEnd, n.domInteractive, n.domContentLoadedEventEnd].map(Math.round))(performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming),
    res: performance.getEntriesByType('resource').map((r: any) => [r.name.replace(/.*\//, '').slice(0, 20), Math.round(r.startTime), Math.round(r.responseStart), Math.round(r.responseEnd), r.encodedBodySize]),
    log: (window as any).log, form: (window as any).formAt, paint: (window as any).paintAt,
  })), null, 0))
  await context.close()
}
await browser.close(); server.close(); await backend.stop(); process.exit()
