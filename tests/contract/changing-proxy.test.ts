import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startChangingProxy } from '../support/changing-proxy'

test('a request that the client cancels is cancelled at the target, too', async () => {
  const arrival = Promise.withResolvers<void>()
  const cancellation = Promise.withResolvers<string>()
  // The target never responds.
  const target = createServer((_request, response) => {
    response.on('close', () => cancellation.resolve('cancelled'))
    arrival.resolve()
  })
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
  const proxy = await startChangingProxy(`http://127.0.0.1:${(target.address() as AddressInfo).port}`, {})
  const client = new AbortController()
  const answer = fetch(`${proxy.url}/fapi/terms/`, { signal: client.signal })
  await arrival.promise
  client.abort()
  await expect(answer).rejects.toThrow('aborted')
  expect(await cancellation.promise).toBe('cancelled')
  await proxy.close()
  await new Promise((resolve) => target.close(resolve))
})
