import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { PNG } from 'pngjs'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

interface Icon {
  src: string
  sizes: string
}

test('the portal has a valid web app manifest, and each icon has its declared size', async ({
  page,
  request,
}) => {
  await page.goto('/login')
  const devtools = await page.context().newCDPSession(page)
  const { url, errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '')
  expect(manifest).toMatchObject({ name: 'Portal de residentes', short_name: 'Residentes', lang: 'es-AR' })
  const icons: Icon[] = [
    ...manifest.icons,
    { src: await page.locator('link[rel=apple-touch-icon]').getAttribute('href'), sizes: '180x180' },
  ]
  expect(icons.map(({ sizes }) => sizes).sort()).toEqual(['180x180', '192x192', '512x512', '512x512'])
  for (const { src, sizes } of icons) {
    const response = await request.get(new URL(src, url).href)
    expect(response.headers()['content-type'], src).toBe('image/png')
    const { width, height } = PNG.sync.read(await response.body())
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

test('link previews of an invitation have a title and a picture of 1200 × 630 px; those of the sign-in have no title', async ({
  request,
}) => {
  const html = await (await request.get('/invite/demo-invitation')).text()
  expect(html).toContain('<meta property="og:title" content="Te invitaron · completá tus datos">')
  const [, pictureUrl = ''] = html.match(/property="og:image" content="([^"]+)"/) ?? []
  const bytes = await (await request.get(pictureUrl)).body()
  expect(PNG.sync.read(bytes)).toMatchObject({ width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(60_000)
  expect(await (await request.get('/login')).text()).not.toContain('og:title')
})

test('the static demo links its manifest, its icons and its link preview picture by relative URLs', () => {
  const html = readFileSync(`${dist}/static/invite/demo-invitation/index.html`, 'utf8')
  for (const file of ['manifest.webmanifest', 'icon-180.png', 'invitation.png'])
    expect(html).toContain(`"../../${file}"`)
  const { start_url, icons } = JSON.parse(readFileSync(`${dist}/static/manifest.webmanifest`, 'utf8'))
  expect([start_url, ...icons.map(({ src }: Icon) => src)].filter((url) => url.startsWith('/'))).toEqual([])
})
