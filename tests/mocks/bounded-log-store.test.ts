import { BoundedLogStore, LogBudget } from '@mocks/world/bounded-log-store'
import type { LogEntry, LogHeader } from '@mocks/world/log'
import { describe, expect, it } from 'vitest'

const header = { version: '1', generation: 1 } as LogHeader
const createEntry = (size: number): LogEntry => ({
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
  it('keep all entries while their total size is within the budget', async () => {
    const budget = new LogBudget(10_000)
    const [first, second] = [new BoundedLogStore(budget), new BoundedLogStore(budget)]
    for (const store of [first, second]) {
      await store.restart(header)
      await store.append([createEntry(3000)])
    }
    expect(await first.allEntries()).toHaveLength(1)
    expect(await second.entries(0)).toHaveLength(1)
    expect(await second.entries(1)).toEqual([])
  })

  it('discard only the largest log if their total size exceeds the budget', async () => {
    const budget = new LogBudget(10_000)
    const [large, small, late] = [1, 2, 3].map(() => new BoundedLogStore(budget)) as [
      BoundedLogStore,
      BoundedLogStore,
      BoundedLogStore,
    ]
    for (const store of [large, small, late]) await store.restart(header)
    await large.append([createEntry(6000)])
    await small.append([createEntry(2000)])
    await late.append([createEntry(4000)])
    expect(await large.allEntries()).toBeUndefined()
    expect(await large.entries(0)).toEqual([])
    expect(await small.allEntries()).toHaveLength(1)
    expect(await late.allEntries()).toHaveLength(1)
    await large.append([createEntry(10)])
    expect(await large.allEntries()).toBeUndefined()
  })

  it('keep entries again after a discarded log is restarted', async () => {
    const budget = new LogBudget(5000)
    const store = new BoundedLogStore(budget)
    await store.restart(header)
    await store.append([createEntry(6000)])
    expect(await store.allEntries()).toBeUndefined()
    await store.restart(header, [createEntry(100)])
    await store.append([createEntry(100)])
    expect(await store.allEntries()).toHaveLength(2)
  })

  it('use none of the budget after they are discarded', async () => {
    const budget = new LogBudget(5000)
    const [discarded, remaining] = [new BoundedLogStore(budget), new BoundedLogStore(budget)]
    for (const store of [discarded, remaining]) await store.restart(header)
    await discarded.append([createEntry(4000)])
    discarded.discard()
    await discarded.append([createEntry(4000)])
    await remaining.append([createEntry(3000)])
    expect(await remaining.allEntries()).toHaveLength(1)
  })
})
