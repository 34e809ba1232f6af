import { BoundedLogStore, LogBudget } from '@mocks/world/bounded-log-store'
import type { LogEntry, LogHeader } from '@mocks/world/log'
import { describe, expect, it } from 'vitest'

const header = { version: '1', generation: 1 } as LogHeader
const write = (size: number): LogEntry => ({
  kind: 'call',
  operationId: 'login',
  method: 'POST',
  url: 'http://mock/',
  headers: {},
  body: 'x'.repeat(size),
  instant: '2026-03-16T13:00:00.000Z',
  status: 200,
})

describe('logs that share a budget', () => {
  it('are complete within the budget', async () => {
    const space = new LogBudget(10_000)
    const [one, other] = [new BoundedLogStore(space), new BoundedLogStore(space)]
    for (const store of [one, other]) {
      await store.restart(header)
      await store.append([write(3000)])
    }
    expect(await one.allEntries()).toHaveLength(1)
    expect(await other.entries(0)).toHaveLength(1)
    expect(await other.entries(1)).toEqual([])
  })

  it('discard the largest log and free its size', async () => {
    const space = new LogBudget(10_000)
    const [large, small, late] = [1, 2, 3].map(() => new BoundedLogStore(space)) as [
      BoundedLogStore,
      BoundedLogStore,
      BoundedLogStore,
    ]
    for (const store of [large, small, late]) await store.restart(header)
    await large.append([write(6000)])
    await small.append([write(2000)])
    await late.append([write(4000)])
    expect(await large.allEntries()).toBeUndefined()
    expect(await large.entries(0)).toEqual([])
    expect(await small.allEntries()).toHaveLength(1)
    expect(await late.allEntries()).toHaveLength(1)
    await large.append([write(10)])
    expect(await large.allEntries()).toBeUndefined()
  })

  it('are complete again after a restart', async () => {
    const space = new LogBudget(5000)
    const store = new BoundedLogStore(space)
    await store.restart(header)
    await store.append([write(6000)])
    expect(await store.allEntries()).toBeUndefined()
    await store.restart(header, [write(100)])
    await store.append([write(100)])
    expect(await store.allEntries()).toHaveLength(2)
  })

  it('use no budget after they are discarded', async () => {
    const space = new LogBudget(5000)
    const [gone, there] = [new BoundedLogStore(space), new BoundedLogStore(space)]
    for (const store of [gone, there]) await store.restart(header)
    await gone.append([write(4000)])
    gone.discard()
    await gone.append([write(4000)])
    await there.append([write(3000)])
    expect(await there.allEntries()).toHaveLength(1)
  })
})
