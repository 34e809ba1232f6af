import { readFileSync } from 'node:fs'
import { MockClient } from '@mocks/client'
import { type RunningServer, serve } from '@mocks/http-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts, demoPassword } from '../../src/demo/accounts'
import { createCredentials, createRequestInit, readResponse } from './client'

const browserOptions = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

describe('the HTTP server of the backend', () => {
  let server: RunningServer

  beforeAll(async () => {
    server = await serve({ port: 0, now: '2026-03-16T10:00:00-03:00', portalUrl: 'https://portal.test' })
  })
  afterAll(() => server.close())

  const get = (path: string, options: RequestInit = {}) => fetch(`${server.url}${path}`, options)

  it('serves the contract file of the repository', async () => {
    const response = await get('/openapi.yaml')
    expect(response.headers.get('Content-Type')).toBe('application/yaml')
    expect(await response.text()).toBe(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'))
  })

  it('serves the documentation, which loads nothing from other hosts', async () => {
    const response = await get('/docs/')
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    const paths = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(paths).toHaveLength(6)
    for (const path of paths) {
      expect(path).toMatch(/^\//)
      const resource = await get(path)
      expect(resource.status, path).toBe(200)
      expect((await resource.arrayBuffer()).byteLength).toBeGreaterThan(100)
    }
    expect(html).not.toMatch(/<script(?![^>]+src=)|style=/)
  })

  it('serves the source of the control client for other teams', async () => {
    for (const name of ['client.ts', 'control-types.ts']) {
      const response = await get(`/docs/${name}`)
      expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
      const source = readFileSync(new URL(`../../mocks/${name}`, import.meta.url), 'utf8')
      expect(await response.text()).toBe(source)
    }
  })

  it('serves a page with every method of the control client, a tested example, and links to existing pages', async () => {
    const html = await (await get('/docs/tests.html')).text()
    const pageText = html.replaceAll('&lt;', '<').replaceAll('&amp;', '&')
    for (const method of Object.getOwnPropertyNames(MockClient.prototype)) {
      if (method !== 'constructor') expect(pageText).toContain(`<code>${method}(`)
    }
    const example = await (await get('/docs/mock-client.spec.ts')).text()
    expect(pageText).toContain(example)
    // Other teams copy the example into the folder of the client.
    expect(example).toContain("from './client'")
    expect(example).not.toContain("'../")
    const linkedPaths = [...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(linkedPaths).toEqual(expect.arrayContaining(['/docs/client.ts', '/docs/mock-client.spec.ts']))
    for (const path of linkedPaths) expect((await get(path)).status, path).toBe(200)
  })

  it('lets its pages load resources only from this server, and forbids frames around its pages', async () => {
    for (const path of ['/docs/', '/docs/docs.js', '/docs/tests.html', '/openapi.yaml', '/']) {
      const { headers } = await get(path, browserOptions)
      const policy = headers.get('Content-Security-Policy') ?? ''
      expect(policy).toContain("default-src 'none'; script-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/https?:|\*|unsafe-eval/)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    }
  })

  it('redirects /docs to the address with a trailing slash, and keeps the query string', async () => {
    const { status, headers } = await get('/docs?session=ana', { redirect: 'manual' })
    expect([status, headers.get('Location')]).toEqual([308, '/docs/?session=ana'])
  })

  it('lists its pages, controls and accounts as HTML for a browser and as JSON for other clients', async () => {
    const { body } = await readResponse(await get('/'))
    expect(body).toMatchObject({
      docs: '/docs/',
      contract: '/openapi.yaml',
      password: demoPassword,
      operations: expect.any(Number),
    })
    const { controls } = body as { controls: string[] }
    expect(controls).toContain('GET /__mock/state')
    const page = await get('/', browserOptions)
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const html = await page.text()
    for (const { username, document: documentNumber } of Object.values(demoAccounts)) {
      expect(html).toContain(`<code>${username}</code>, document ${documentNumber}`)
      expect(JSON.stringify(body)).toContain(`"username":"${username}","document":"${documentNumber}"`)
    }
    for (const control of controls) expect(html).toContain(control)
  })

  it('allows only GET and HEAD for its pages', async () => {
    for (const path of ['/', '/docs', '/docs/', '/openapi.yaml']) {
      const head = await get(path, { method: 'HEAD', redirect: 'manual' })
      expect([head.ok || head.status === 308, await head.text()]).toEqual([true, ''])
      const refusal = await get(path, { method: 'PUT' })
      expect([refusal.status, refusal.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
      expect(await refusal.json()).toEqual({ detail: 'Método "PUT" no permitido.' })
    }
  })

  it.each([
    '/docs/../package.json',
    '/docs/..%2f..%2fpackage.json',
    '/docs/constructor',
    '/docs/swagger-ui.js',
    '/docs//',
  ])('returns 404 for %s, which is not one of its pages', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('serves the API; the invitation links in its responses lead to the portal', async () => {
    const login = createRequestInit('POST', { body: createCredentials('residente@demo.ar') })
    const { body } = await readResponse(await get('/fapi/auth/login/', login))
    const { token } = body as { token: string }
    const listPath = '/fapi/v2/customer/101/property/201/authorization/?is_active=true'
    const responseText = JSON.stringify(
      await readResponse(await get(listPath, createRequestInit('GET', { token }))),
    )
    expect(responseText).toContain('https://portal.test/invite/full-invitation')
    expect(responseText).not.toContain(server.url)
  })
})
