import { maxBodyBytes, readRequest } from '@mocks/pipeline/incoming-request'
import { describe, expect, it } from 'vitest'

/** Creates a request whose property `body` is undefined, as in Firefox. The parameter `body` is the data of the request. */
function createRequestWithoutStream(body?: Uint8Array<ArrayBuffer>): Request {
  const request = new Request('http://localhost/fapi/auth/login/', { method: 'POST', body })
  Object.defineProperty(request, 'body', { value: undefined })
  return request
}

describe('a request in a browser that does not implement `Request.body`', () => {
  it('is read completely', async () => {
    const bytes = new TextEncoder().encode('{"username":"ñandú"}')
    expect(await readRequest(createRequestWithoutStream(bytes))).toMatchObject({ body: bytes })
  })

  it('has an empty body if the caller sent no body', async () => {
    expect(await readRequest(createRequestWithoutStream())).toMatchObject({ body: new Uint8Array() })
  })

  it('may have a body of 5 MB, but not one byte more', async () => {
    const incomingRequest = await readRequest(createRequestWithoutStream(new Uint8Array(maxBodyBytes)))
    expect(incomingRequest).toHaveProperty('body.byteLength', maxBodyBytes)
    expect(await readRequest(createRequestWithoutStream(new Uint8Array(maxBodyBytes + 1)))).toEqual({
      maxMegabytes: 5,
    })
  })
})
