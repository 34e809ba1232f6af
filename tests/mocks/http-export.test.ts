import { type MockClient, mockAt } from '@mocks/client'
import { type RunningServer, serve } from '@mocks/http-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from './client/driven'

describe('states over HTTP', () => {
  let serving: RunningServer

  beforeEach(async () => {
    serving = await serve({ port: 0, now: '2026-03-16T10:00:00-03:00' })
  })
  afterEach(() => serving.close())

  const inSession = (session: string): MockClient => mockAt(serving.url, { session })
  /** Writes a log above the size limit, with large bodies of faults. */
  const writeLargeLog = async (mock: MockClient) => {
    const faults = [{ operationId: 'login', status: 500, body: 'x'.repeat(1_500_000) }]
    for (let count = 0; count < 3; count += 1) await mock.settings({ faults })
  }

  it('can be exported from one session and imported into another session', async () => {
    const [one, other] = [inSession('one'), inSession('other')]
    await one.reset({ scenario: 'empty', seed: 3 })
    await one.signIn('residente@demo.ar')
    expect(await other.importState(await one.exportState())).toEqual(await one.state())
    await other.signIn('obra@demo.ar')
    expect((await other.exportState()).entries).toHaveLength(2)
    expect((await one.exportState()).entries).toHaveLength(1)
  })

  it('that are too large cannot be exported, but keep working; other sessions can be exported', async () => {
    const [large, small] = [inSession('large'), inSession('small')]
    await small.signIn('residente@demo.ar')
    await writeLargeLog(large)
    await large.signIn('residente@demo.ar')
    expect((await large.state()).counts.sessions).toBe(1)
    expect(await refusalOf(large.exportState())).toEqual({
      status: 409,
      body: {
        message:
          'Este estado ya no se puede exportar: lo que se hizo ocupa más de lo que el servidor guarda. Restablecelo para empezar otro.',
      },
    })
    expect((await small.exportState()).entries).toHaveLength(1)
    await large.reset()
    expect((await large.exportState()).entries).toEqual([])
  })
})
