import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { isolatedTag } from '../fixtures'
import { commonHeaders, fileHeaders, getPageHeaders, missing, pages } from './expected-responses'
import { type Answer, request } from './request'
import { sendsBrotli, skipWithoutServer } from './server-programs'
import { type Host, test, testedSites } from './server-test'

const findScript = (host: Host) => globSync('static/js/index.*.js', { cwd: host.folder })[0] ?? ''

/** Requests a page, the service worker and a script, and expects the bytes of the files with this encoding. */
async function expectEncoding(
  host: Host,
  accepted: string,
  encoding: string | undefined,
  decode: (body: Buffer) => Buffer,
) {
  for (const address of ['login', 'sw.js', findScript(host)]) {
    const { headers, body } = await request(host.url + address, { 'Accept-Encoding': accepted })
    expect(headers['content-encoding'], `${address}, ${accepted}`).toBe(encoding)
    expect(headers.vary, `${address}, ${accepted}`).toBe('Accept-Encoding')
    const file = address === 'login' ? 'login.html' : address
    expect(decode(body).equals(readFileSync(`${host.folder}/${file}`)), address).toBe(true)
  }
}

for (const site of testedSites)
  test.describe(`${site.server} with the portal at ${site.basePath}`, isolatedTag, () => {
    test.use({ site })
    skipWithoutServer(site.server)

    test('answers each address with its page, which browsers revalidate', async ({ host }) => {
      for (const [address, file] of Object.entries(pages)) {
        const { status, headers, body } = await request(host.url + address)
        expect(status, address).toBe(200)
        expect(headers, address).toMatchObject({
          ...getPageHeaders(host.folder, file),
          'cache-control': 'no-cache',
          'content-type': 'text/html; charset=utf-8',
        })
        expect(body.toString() === readFileSync(`${host.folder}/${file}`, 'utf8'), address).toBe(true)
      }
    })

    test('writes the days of a shared pass into the title of its preview', async ({ host }) => {
      const page = readFileSync(`${host.folder}/shared-pass.html`, 'utf8')
      const title = '<meta property="og:title" content="Pase de ingreso'
      expect(page.split(title)).toHaveLength(2)
      for (const days of ['mar 24-03, 9 a 13', 'mié 04-02 al sáb 07-02 (mié, sáb), todo el día']) {
        const address = `${host.url}pase/${encodeURIComponent(days)}`
        const { status, headers, body } = await request(address, { 'Accept-Encoding': 'gzip, br' })
        expect(status, days).toBe(200)
        expect(headers, days).toMatchObject({
          ...getPageHeaders(host.folder, 'shared-pass.html'),
          'cache-control': 'no-cache',
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'gzip',
          vary: 'Accept-Encoding',
        })
        expect(gunzipSync(body).toString() === page.replace(title, `${title} · ${days}`), days).toBe(true)
      }
    })

    test('writes no other words of the address into a page', async ({ host }) => {
      for (const words of ['llamar al 0800', 'a"><b', 'mar%24', '$a', '{{now}}'])
        for (const text of [encodeURIComponent(words), encodeURIComponent(`mar 24-03, ${words}`)]) {
          const { status, body } = await request(`${host.url}pase/${text}`)
          expect(status, text).toBe(200)
          expect(body.toString() === readFileSync(`${host.folder}/shared-pass.html`, 'utf8'), text).toBe(true)
        }
    })

    test('answers a missing or hidden file with 404 and without a page, and no cache keeps the answer', async ({
      host,
    }) => {
      for (const address of missing) {
        const { status, headers, body } = await request(host.url + address)
        expect(status, address).toBe(404)
        expect(headers, address).toMatchObject({ ...fileHeaders, 'cache-control': 'no-store' })
        expect(body.toString(), address).not.toContain('id="root"')
      }
    })

    test('sends no file from outside of the folder of the build', async ({ host }) => {
      for (const parent of ['../', '%2e%2e/', 'static/../../', 'static/..%2f..%2f', 'static//..//..//..//'])
        for (const file of ['configuration/nginx.conf', '../etc/portal/nginx.conf']) {
          const { body } = await request(host.url + parent + file)
          expect(body.toString(), parent + file).not.toContain('worker_connections')
        }
    })

    test('sends files with their media types, and caches keep only those with a hash', async ({ host }) => {
      const types = {
        'sw.js': 'text/javascript; charset=utf-8',
        'config.json': 'application/json',
        'manifest.webmanifest': 'application/manifest+json',
        'icon.svg': 'image/svg+xml',
        'icon-192.png': 'image/png',
        'index.html': 'text/html; charset=utf-8',
      }
      for (const [file, type] of Object.entries(types)) {
        const { status, headers } = await request(host.url + file)
        expect(status, file).toBe(200)
        expect(headers, file).toMatchObject({
          ...(file.endsWith('.html') ? getPageHeaders(host.folder, file) : fileHeaders),
          'cache-control': 'no-cache',
          'content-type': type,
        })
      }
      const { headers } = await request(host.url + findScript(host))
      expect(headers).toMatchObject({
        ...commonHeaders,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
      })
      expect(headers).not.toHaveProperty('content-security-policy')
    })

    test('sends the copies with brotli to browsers that accept them', async ({ host }) => {
      test.skip(!sendsBrotli(site.server), `${site.server} lacks the module brotli_static`)
      await expectEncoding(host, 'gzip, br', 'br', brotliDecompressSync)
      await expectEncoding(host, 'br', 'br', brotliDecompressSync)
    })

    test('sends the copies with gzip to browsers that do not accept brotli, and others the files', async ({
      host,
    }) => {
      await expectEncoding(host, 'gzip', 'gzip', gunzipSync)
      await expectEncoding(host, 'identity', undefined, (body) => body)
    })

    test('sends the configuration without compression', async ({ host }) => {
      const { headers, body } = await request(`${host.url}config.json`, { 'Accept-Encoding': 'gzip, br' })
      expect(headers['content-encoding']).toBeUndefined()
      expect(JSON.parse(body.toString())).toHaveProperty('apiUrl')
    })

    test('does not tell its version', async ({ host }) => {
      for (const address of ['login', 'static/none.js', '.env']) {
        const { headers, body } = await request(host.url + address)
        expect(headers.server ?? '', address).not.toMatch(/\d/)
        expect(body.toString(), address).not.toMatch(/(?:nginx|caddy)\/\d/i)
      }
    })
  })

const localSites = testedSites.filter(({ server }) => server !== 'installation')

for (const site of localSites.filter(({ basePath }) => basePath === '/'))
  test.describe(`${site.server} at the root`, isolatedTag, () => {
    test.use({ site })
    skipWithoutServer(site.server)

    test('sends the same headers as the preview server', async ({ host, baseURL }) => {
      const notCompared = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive']
      const ignored = [
        ...notCompared,
        'last-modified',
        'server',
        'vary',
        'accept-ranges',
        'transfer-encoding',
      ]
      const select = ({ headers }: Answer) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => !ignored.includes(name)))
      const files = ['sw.js', 'config.json', 'icon.svg', findScript(host)]
      for (const address of ['', 'login', 'invite/a.b', ...files, ...missing]) {
        const [expected, answer] = await Promise.all([
          // The preview sends pages only to browsers.
          request(`${baseURL}/${address}`, { Accept: 'text/html' }),
          request(host.url + address),
        ])
        // The preview does not know that a file outside of `static` is missing, and its API has headers of its own.
        if (expected.status === 404 && !address.startsWith('static/')) {
          delete expected.headers['cache-control']
          delete answer.headers['cache-control']
        }
        expect(answer.status, address).toBe(expected.status)
        expect(select(answer), address).toEqual(select(expected))
      }
    })
  })

for (const site of localSites.filter(({ basePath }) => basePath !== '/'))
  test.describe(`${site.server} below a folder`, isolatedTag, () => {
    test.use({ site })
    skipWithoutServer(site.server)

    test('adds the final slash of the folder, keeps to the folder, and forwards the calls of the API', async ({
      host,
      httpMockUrl,
    }) => {
      const root = host.url.replace('portal/', '')
      const redirect = await request(`${root}portal?a=1`)
      expect([redirect.status, redirect.headers.location]).toEqual([308, '/portal/?a=1'])
      for (const address of ['', 'login', 'icon.svg', findScript(host)])
        expect((await request(root + address)).status, address).toBe(404)
      const terms = await request(`${root}fapi/terms/`)
      expect([terms.status, terms.headers['content-type']]).toEqual([200, expect.stringContaining('json')])
      expect(terms.body.equals((await request(`${httpMockUrl}/fapi/terms/`)).body)).toBe(true)
      expect(terms.headers['content-security-policy']).toBeUndefined()
    })
  })
