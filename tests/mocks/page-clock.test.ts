import { broadcastClockChanges, createWorldDate, openTabChannel } from '@mocks/page-clock'
import { runExclusive } from '@mocks/pipeline/run-exclusive'
import { respondToRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { World } from '@mocks/world/world'
import { describe, expect, it, vi } from 'vitest'
import { createRequestInit } from './client'

const start = Date.parse('2026-05-01T12:00:00Z')

/** Creates a world, and the `Date` of a page that uses the world's time. A test sets the host's clock by `host.now`. */
function createPage(store = new MemoryLogStore()) {
  const host = { now: start }
  class HostDate extends Date {
    constructor(...dateArguments: [] | [number]) {
      super(...((dateArguments.length === 0 ? [host.now] : dateArguments) as [number]))
    }
    static override now = () => host.now
  }
  const world = new World({ wallClock: () => HostDate.now(), store })
  const send = async (method: string, name: string, body?: object) => {
    const response = await respondToRequest(
      world,
      new Request(`http://mock/__mock/${name}`, createRequestInit(method, { body })),
    )
    expect(response.ok).toBe(true)
  }
  return { host, world, send, HostDate, PageDate: createWorldDate(world, HostDate as DateConstructor) }
}

describe("the page's Date", () => {
  it("shows the host's time until the world's clock is changed", async () => {
    const { host, world, PageDate } = createPage()
    expect(PageDate.now()).toBe(start)
    await runExclusive(world, async () => {})
    expect([PageDate.now(), new PageDate().getTime()]).toEqual([start, start])
    host.now += 61_000
    expect([PageDate.now(), new PageDate().getTime()]).toEqual([start + 61_000, start + 61_000])
  })

  it("shows the world's time after a change of the world's clock, and then advances with the host's clock", async () => {
    const { host, send, PageDate } = createPage()
    await send('PATCH', 'settings', { advance: 'P1D' })
    host.now += 5_000
    expect(PageDate.now()).toBe(start + 86_400_000 + 5_000)
    await send('PATCH', 'settings', { now: '2020-01-01T00:00:00Z' })
    host.now += 1_000
    expect(new PageDate().toISOString()).toBe('2020-01-01T00:00:01.000Z')
  })

  it("stands still while the world's clock is stopped, and follows each change of that clock", async () => {
    const { host, send, PageDate } = createPage()
    await send('POST', 'reset', { now: '2026-03-16T10:00:00-03:00' })
    host.now += 3_600_000
    expect(new PageDate().toISOString()).toBe('2026-03-16T13:00:00.000Z')
    await send('PATCH', 'settings', { advance: 'PT1H' })
    expect(new PageDate().toISOString()).toBe('2026-03-16T14:00:00.000Z')
  })

  it("advances during a call, although the call pins the world's clock to one instant", async () => {
    const { host, world, PageDate } = createPage()
    await runExclusive(world, async () => {
      world.clock.pin(start)
      host.now += 7_000
      expect(PageDate.now()).toBe(start + 7_000)
      world.clock.unpin()
    })
  })

  it('behaves like `HostDate` with arguments, as a function, as a base class and in its static methods', () => {
    const { HostDate, PageDate } = createPage()
    expect(new PageDate(0).getTime()).toBe(0)
    expect(new PageDate(2026, 0, 2).getDate()).toBe(2)
    expect(new PageDate('2026-01-02T03:04:05Z').getTime()).toBe(PageDate.UTC(2026, 0, 2, 3, 4, 5))
    expect(PageDate.parse('2026-01-02T03:04:05Z')).toBe(PageDate.UTC(2026, 0, 2, 3, 4, 5))
    expect(new PageDate() instanceof Date).toBe(true)
    expect(new HostDate() instanceof PageDate).toBe(true)
    expect((PageDate as unknown as () => string)()).toBe(new Date(start).toString())
    expect([PageDate.name, PageDate.length]).toEqual(['HostDate', 0])
    class Day extends PageDate {}
    expect(new Day()).toBeInstanceOf(Day)
    expect(new Day().getTime()).toBe(start)
  })
})

describe('broadcastClockChanges', () => {
  /** Creates a channel for two tabs. Unlike a `BroadcastChannel`, it also notifies the tab that sends the message. */
  function createChannel() {
    const listeners: (() => void)[] = []
    return {
      postMessage: () =>
        listeners.forEach((listener) => {
          listener()
        }),
      set onmessage(listener: () => void) {
        listeners.push(listener)
      },
    }
  }

  it('makes the other tab show the new time as soon as that tab is notified', async () => {
    const store = new MemoryLogStore()
    const [thisTab, otherTab] = [createPage(store), createPage(store)]
    await runExclusive(otherTab.world, async () => {})
    const channel = createChannel()
    const respondAndNotify = broadcastClockChanges(
      thisTab.world,
      (request) => respondToRequest(thisTab.world, request),
      channel,
    )
    broadcastClockChanges(otherTab.world, (request) => respondToRequest(otherTab.world, request), channel)
    const sendControl = (method: string, name: string, body?: object) =>
      respondAndNotify(new Request(`http://mock/__mock/${name}`, createRequestInit(method, { body })))
    await sendControl('PATCH', 'settings', { advance: 'P7D' })
    // Waits until the other tab has applied the change.
    await store.exclusive(async () => {})
    expect(otherTab.PageDate.now()).toBe(start + 7 * 86_400_000)
  })

  it('notifies other tabs of a reset, but not of reads or of a refused change of the clock', async () => {
    const { world } = createPage()
    let messageCount = 0
    const channel = {
      postMessage: () => {
        messageCount += 1
      },
      onmessage: null,
    }
    const respondAndNotify = broadcastClockChanges(
      world,
      (request) => respondToRequest(world, request),
      channel,
    )
    const send = (method: string, path: string, body?: object) =>
      respondAndNotify(new Request(`http://mock${path}`, createRequestInit(method, { body })))
    await send('GET', '/__mock/state')
    await send('GET', '/fapi/terms/')
    await send('PATCH', '/__mock/settings', { now: 'never' })
    expect(messageCount).toBe(0)
    await send('POST', '/__mock/reset', {})
    expect(messageCount).toBe(1)
  })
})

describe('the channel to other tabs', () => {
  it('can be used in a page that may have no channel', () => {
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const channel = openTabChannel('portal-mock/')
    expect(() => channel.postMessage('clock')).not.toThrow()
  })
})
