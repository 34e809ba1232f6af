import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { driven } from './driven'

it('lists the operations of the contract, and accepts a fault for each', async () => {
  const { drive } = await driven()
  const operations = await drive.operations()
  const { paths } = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'))
  const { summary, tags } = paths['/fapi/auth/login/'].post
  expect(operations).toContainEqual({
    operationId: 'login',
    method: 'POST',
    path: '/fapi/auth/login/',
    tag: tags[0],
    summary,
  })
  expect(operations.every((one) => one.summary !== '')).toBe(true)
  const faults = operations.map(({ operationId }) => ({ operationId, status: 500, times: 1 }))
  expect((await drive.settings({ faults })).settings.faults).toHaveLength(operations.length)
})
