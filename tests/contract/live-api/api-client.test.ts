import { expect, it } from 'vitest'
import { ApiClient } from './api-client'

/** A client whose requests get these responses, in turn. */
function createClient(...responses: Response[]) {
  const addresses: string[] = []
  const client = new ApiClient({
    url: 'https://api.example/base/',
    timeoutMs: 1000,
    fetch: async (input) => {
      addresses.push(String(input))
      return responses.shift() ?? Response.error()
    },
  })
  return { client, addresses }
}

const refuse = (retryAfter?: string) =>
  new Response('{}', { status: 429, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } })

it('adds the path and the query of a call to the address of the API', async () => {
  const { client, addresses } = createClient(Response.json({}))
  await client.get('/fapi/terms/', { page: 2, search: 'á b' })
  expect(addresses).toEqual(['https://api.example/base/fapi/terms/?page=2&search=%C3%A1+b'])
})

it('waits and sends a call again if a 429 asks for it', async () => {
  const { client, addresses } = createClient(refuse('0.01'), Response.json([]))
  expect(await client.get('/api/country/')).toMatchObject({ status: 200, body: { kind: 'json', value: [] } })
  expect(addresses).toHaveLength(2)
})

it.each([undefined, '3600', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
  'reports a 429 at once if its Retry-After is %s',
  async (retryAfter) => {
    const { client, addresses } = createClient(refuse(retryAfter))
    expect(await client.get('/api/country/')).toMatchObject({ status: 429 })
    expect(addresses).toHaveLength(1)
  },
)
