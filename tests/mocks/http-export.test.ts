import { type MockClient, mockAt } from '@mocks/client'
import { type RunningServer, serve } from '@mocks/http-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { catchRefusal } from './client/backend-client'

describe('a mock session of the HTTP server', () => {
  let server: RunningServer

  beforeEach(async () => {
    server = await serve({ port: 0, now: '2026-03-16T10:00:00-03:00' })
  })
  afterEach(() => server.close())

  const createSessionClient = (session: string): MockClient => mockAt(server.url, { session })
  /** Sets faults with large bodies in a mock session, so that the log of the session exceeds the size limit. */
  const writeLargeLog = async (mock: MockClient) => {
    const faults = [{ operationId: 'login', status: 500, body: 'x'.repeat(1_500_000) }]
    for (let count = 0; count < 3; count += 1) await mock.settings({ faults })
  }

  it('can be exported and then imported into another session', async () => {
    const [first, second] = [createSessionClient('first'), createSessionClient('second')]
    await first.reset({ scenario: 'empty', seed: 3 })
    await first.signIn('residente@demo.ar')
    expect(await second.importState(await first.exportState())).toEqual(await first.state())
    await second.signIn('obra@demo.ar')
    expect((await second.exportState()).entries).toHaveLength(2)
    expect((await first.exportState()).entries).toHaveLength(1)
  })

  it('cannot be exported while its log exceeds the size limit, but still responds', async () => {
    const [large, small] = [createSessionClient('large'), createSessionClient('small')]
    await small.signIn('residente@demo.ar')
    await writeLargeLog(large)
    await large.signIn('residente@demo.ar')
    expect((await large.state()).counts.sessions).toBe(1)
    expect(await catchRefusal(large.exportState())).toEqual({
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
