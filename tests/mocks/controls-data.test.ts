import { MemoryLogStore } from '@mocks/world/log'
import { describe, expect, it, vi } from 'vitest'
import { addValidators } from './add-validators'
import { client } from './client'
import { look, tab } from './tab'

vi.mock('@mocks/controls/controls', () => import('./post-controls'))
vi.mock('@mocks/contract/generated/validators.js', async (importOriginal) => {
  const { schemas } = await import('./post-controls')
  return addValidators(schemas, await importOriginal())
})

const path = '/__mock/post/send'
const to = 'a@b.ar'

describe('a control of the data', () => {
  it('reads and writes as handlers do', async () => {
    const { call } = await client({ origin: 'http://portal.test' })
    const { status, body } = await call('POST', path, { body: { to } })
    expect([status, body]).toEqual([201, { code: expect.stringMatching(/^\w{6}$/) }])
    expect(await call('GET', `/__mock/post?to=${to}`)).toMatchObject({
      status: 200,
      body: [{ ...(body as object), subject: 'http://portal.test' }],
    })
    expect(await call('GET', '/__mock/post?to=b')).toMatchObject({ status: 200, body: [] })
  })

  it('is told by its whole name and its method', async () => {
    const { call } = await client()
    expect(await call('POST', '/__mock/post/')).toMatchObject({ status: 404 })
    expect(await call('POST', '/__mock/toString')).toMatchObject({ status: 404 })
    const { status, headers } = await call('GET', path)
    expect([status, headers.get('Allow')]).toEqual([405, 'POST'])
  })

  it('is refused field by field', async () => {
    const { call } = await client()
    expect(await call('POST', path, { body: { to: 5, other: 1 } })).toMatchObject({
      status: 400,
      body: { to: ['Debe ser un texto.'], other: ['Este campo no existe.'] },
    })
  })

  it.each([
    ['refusal', 409],
    ['answer', 422],
    ['defect', 500],
  ])('that ends in a %s leaves nothing behind', async (fail, status) => {
    const store = new MemoryLogStore()
    const { world, call } = tab(store)
    await look({ call })
    const before = world.serialise()
    expect(await call('POST', path, { body: { to, fail } })).toMatchObject({ status })
    expect(world.serialise()).toBe(before)
    expect(await store.entries(0)).toEqual([])
    expect(world.violations).toHaveLength(fail === 'defect' ? 1 : 0)
  })

  it('is one entry of the log if it wrote, and happens again at every replay', async () => {
    const store = new MemoryLogStore()
    const [one, told] = [tab(store), [] as string[]]
    await one.call('POST', path, { body: { to } })
    await one.call('GET', '/__mock/post')
    await one.call('PATCH', '/__mock/settings', { body: { advance: 'P1D' } })
    await one.call('POST', path, { body: { to } })
    expect(await store.entries(0)).toMatchObject([
      { kind: 'control', name: 'post/send', url: `http://portal.test${path}`, body: { to }, status: 201 },
      { kind: 'settings' },
      { kind: 'control' },
    ])
    const other = tab(store, told)
    await look(other)
    expect(told).toEqual([])
    expect(other.world.serialise()).toBe(one.world.serialise())
  })

  it('that a log knows and this project does not sets the log aside', async () => {
    const store = new MemoryLogStore()
    const [one, told] = [tab(store), [] as string[]]
    await one.call('POST', path, { body: { to } })
    const [entry] = await store.entries(0)
    if (entry?.kind === 'control') await store.append([{ ...entry, name: 'gone' }])
    await look(tab(store, told))
    expect(told).toEqual([expect.stringContaining('there is no control gone')])
  })
})
