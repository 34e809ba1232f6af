import { maxBodyBytes, readRequest } from '@mocks/pipeline/incoming-request'
import { describe, expect, it } from 'vitest'

/** A request as Firefox makes it, whose requests have no `body` to read from. */
function withoutStream(body?: Uint8Array<ArrayBuffer>): Request {
  const request = new Request('http://localhost/fapi/auth/login/', { method: 'POST', body })
  Object.defineProperty(request, 'body', { value: undefined })
  return request
}

describe('a request of a browser without request streams', () => {
  it('is read completely', async () => {
    const bytes = new TextEncoder().encode('{"username":"ñandú"}')
    expect(await readRequest(withoutStream(bytes))).toMatchObject({ body: bytes })
  })

  it('has an empty body if nothing was sent', async () => {
    expect(await readRequest(withoutStream())).toMatchObject({ body: new Uint8Array() })
  })

  it('accepts 5 MB and rejects one byte more', async () => {
    const read = await readRequest(withoutStream(new Uint8Array(maxBodyBytes)))
    expect(read).toHaveProperty('body.byteLength', maxBodyBytes)
    expect(await readRequest(withoutStream(new Uint8Array(maxBodyBytes + 1)))).toEqual({ maxMegabytes: 5 })
  })
})
