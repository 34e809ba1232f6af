import { createMock, type Mock } from '@mocks/node'
import { wait } from '@mocks/wait'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCredentials, createRequestInit } from './client'

describe('the mock backend inside the process', () => {
  let mock: Mock

  beforeEach(async () => {
    mock = await createMock({ origin: 'http://portal.test' })
    mock.listen()
  })
  afterEach(() => {
    mock.close()
    vi.restoreAllMocks()
  })

  it('responds to requests that are sent with `fetch`', async () => {
    const response = await fetch(
      'http://portal.test/fapi/auth/login/',
      createRequestInit('POST', { body: createCredentials('residente@demo.ar') }),
    )
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ user: { email: 'residente@demo.ar' } })
    expect(mock.db.sessions.count()).toBe(1)
  })

  it('responds to every path that begins with a prefix of the API or of the controls', async () => {
    const getStatuses = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await fetch(`http://portal.test${path}`)).status))
    expect(await getStatuses('/fapi/terms/', '/api/country/', '/__mock/state')).toEqual([200, 401, 200])
    expect(await getStatuses('/public/nothing/', '/uploads/nothing')).toEqual([404, 404])
  })

  it('rejects requests to other hosts and to paths outside the API and the controls', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(fetch('http://portal.test/other')).rejects.toThrow()
    await expect(fetch('http://elsewhere.test/fapi/terms/')).rejects.toThrow()
    expect(consoleError).toHaveBeenCalledTimes(2)
  })

  it('makes `fetch` fail for the fault `network`, and sends no response for the fault `timeout`', async () => {
    const faults = [
      { operationId: 'getTerms', status: 'network', times: 1 },
      { operationId: 'getTerms', status: 'timeout', times: 1 },
    ]
    await mock.request('/__mock/settings', createRequestInit('PATCH', { body: { faults } }))
    await expect(fetch('http://portal.test/fapi/terms/')).rejects.toThrow(TypeError)
    const abortController = new AbortController()
    const hangingResponse = fetch('http://portal.test/fapi/terms/', { signal: abortController.signal })
    await vi.waitFor(() => expect(mock.world.settings.faults).toEqual([]))
    abortController.abort()
    await expect(hangingResponse).rejects.toThrow('aborted')
  })

  it('resets to the scenario in the options, or to the initial world if there are no options', async () => {
    const initialState = mock.world.serialise()
    await fetch(
      'http://portal.test/fapi/auth/login/',
      createRequestInit('POST', { body: createCredentials('residente@demo.ar') }),
    )
    await mock.reset({ scenario: 'empty' })
    expect(mock.world.header.scenario).toBe('empty')
    await mock.reset()
    expect(mock.world.serialise()).toBe(initialState)
  })
})

describe('createMock', () => {
  it('rejects a fault for an unknown operation', async () => {
    await expect(createMock({ faults: [{ operationId: 'nothing', status: 500 }] })).rejects.toThrow(
      'operationId',
    )
  })
})

describe('wait', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('ends after the given time', async () => {
    const onEnd = vi.fn()
    void wait(500, new AbortController().signal).then(onEnd)
    await vi.advanceTimersByTimeAsync(499)
    expect(onEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onEnd).toHaveBeenCalled()
  })

  it('ends when the caller aborts or has already aborted, and clears the timer', async () => {
    const abortController = new AbortController()
    const waiting = wait(500, abortController.signal)
    abortController.abort()
    await waiting
    await wait(500, abortController.signal)
    expect(vi.getTimerCount()).toBe(0)
  })
})
