import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createBackendClient } from './backend-client'

it('lists the operations of the contract, and accepts a fault for each operation', async () => {
  const { client } = await createBackendClient()
  const operations = await client.operations()
  const { paths } = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'))
  const { summary, tags } = paths['/fapi/auth/login/'].post
  expect(operations).toContainEqual({
    operationId: 'login',
    method: 'POST',
    path: '/fapi/auth/login/',
    tag: tags[0],
    summary,
  })
  expect(operations.every((operation) => operation.summary !== '')).toBe(true)
  const faults = operations.map(({ operationId }) => ({ operationId, status: 500, times: 1 }))
  expect((await client.settings({ faults })).settings.faults).toHaveLength(operations.length)
})
