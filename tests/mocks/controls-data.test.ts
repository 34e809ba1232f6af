import { MemoryLogStore } from '@mocks/world/log'
import { describe, expect, it, vi } from 'vitest'
import { addValidators } from './add-validators'
import { createCallClient } from './client'
import { createTab, refreshTab } from './tab'

// The backend of this test has only the two controls of `mail-controls.ts`.
vi.mock('@mocks/controls/controls', () => import('./mail-controls'))
vi.mock('@mocks/contract/generated/validators.js', async (importOriginal) => {
  const { schemas } = await import('./mail-controls')
  return addValidators(schemas, await importOriginal())
})

const path = '/__mock/mail/send'
const to = 'a@b.ar'

describe('a control that reads or writes data', () => {
  it('reads and writes data in the same way as the handlers of operations', async () => {
    const { call } = await createCallClient({ origin: 'http://portal.test' })
    const { status, body } = await call('POST', path, { body: { to } })
    expect([status, body]).toEqual([201, { code: expect.stringMatching(/^\w{6}$/) }])
    expect(await call('GET', `/__mock/mail?to=${to}`)).toMatchObject({
      status: 200,
      body: [{ ...(body as object), subject: 'http://portal.test' }],
    })
    expect(await call('GET', '/__mock/mail?to=b')).toMatchObject({ status: 200, body: [] })
  })

  it('responds only to requests with its complete name and its method', async () => {
    const { call } = await createCallClient()
    expect(await call('POST', '/__mock/mail/')).toMatchObject({ status: 404 })
    expect(await call('POST', '/__mock/toString')).toMatchObject({ status: 404 })
    const { status, headers } = await call('GET', path)
    expect([status, headers.get('Allow')]).toEqual([405, 'POST'])
  })

  it('reports the errors of an invalid body by field', async () => {
    const { call } = await createCallClient()
    expect(await call('POST', path, { body: { to: 5, other: 1 } })).toMatchObject({
      status: 400,
      body: { to: ['Debe ser un texto.'], other: ['Este campo no existe.'] },
    })
  })

  it.each([
    ['refusal', 409],
    ['response with status 422', 422],
    ['defect', 500],
  ])('writes nothing if the control ends in a %s', async (fail, status) => {
    const store = new MemoryLogStore()
    const { world, call } = createTab(store)
    await refreshTab({ call })
    const before = world.serialise()
    expect(await call('POST', path, { body: { to, fail } })).toMatchObject({ status })
    expect(world.serialise()).toBe(before)
    expect(await store.entries(0)).toEqual([])
    expect(world.violations).toHaveLength(fail === 'defect' ? 1 : 0)
  })

  it('is logged only if it wrote data, and runs again when the log is replayed', async () => {
    const store = new MemoryLogStore()
    const [writingTab, messages] = [createTab(store), [] as string[]]
    await writingTab.call('POST', path, { body: { to } })
    await writingTab.call('GET', '/__mock/mail')
    await writingTab.call('PATCH', '/__mock/settings', { body: { advance: 'P1D' } })
    await writingTab.call('POST', path, { body: { to } })
    expect(await store.entries(0)).toMatchObject([
      { kind: 'control', name: 'mail/send', url: `http://portal.test${path}`, body: { to }, status: 201 },
      { kind: 'settings' },
      { kind: 'control' },
    ])
    const replayTab = createTab(store, messages)
    await refreshTab(replayTab)
    expect(messages).toEqual([])
    expect(replayTab.world.serialise()).toBe(writingTab.world.serialise())
  })

  it('is reported as missing if the log contains a call of the control but the backend no longer has the control', async () => {
    const store = new MemoryLogStore()
    const [writingTab, messages] = [createTab(store), [] as string[]]
    await writingTab.call('POST', path, { body: { to } })
    const [entry] = await store.entries(0)
    if (entry?.kind === 'control') await store.append([{ ...entry, name: 'gone' }])
    await refreshTab(createTab(store, messages))
    expect(messages).toEqual([expect.stringContaining('there is no control gone')])
  })
})
