import { createMock } from '@mocks/node'
import { MemorySnapshotStore } from '@mocks/world/memory-snapshot-store'
import type { Snapshot } from '@mocks/world/snapshot'
import { testNow, World } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'

const createSnapshot = () => ({ ids: {}, collections: {} }) as Snapshot

async function buildWorld(snapshots?: MemorySnapshotStore): Promise<World> {
  const world = new World({ initialState: { now: testNow }, snapshots })
  await world.build(world.createHeader())
  return world
}

describe('the snapshot store in memory', () => {
  it('keeps the six snapshots that were used last', async () => {
    const store = new MemorySnapshotStore()
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await store.write(key, createSnapshot())
    await store.read('a')
    await store.write('g', createSnapshot())
    expect(await store.read('a')).toBeDefined()
    expect(await store.read('b')).toBeUndefined()
    expect(await store.read('g')).toBeDefined()
  })

  it('restores the same world that a build creates', async () => {
    const snapshots = new MemorySnapshotStore()
    const builtWorld = await buildWorld(snapshots)
    const restoredWorld = await buildWorld(snapshots)
    expect(restoredWorld.serialise()).toBe(builtWorld.serialise())
    expect(restoredWorld.serialise()).toBe((await buildWorld()).serialise())
  })

  it('does not pass the writes of one world to the next', async () => {
    const first = await createMock()
    const before = first.world.serialise()
    const [worker] = first.db.workers.all()
    if (!worker) throw new Error('The scenario has no workers')
    await first.db.workers.save({ ...worker, status: 'INVALID' })
    await first.db.workers.remove(first.db.workers.all().at(-1)?.id ?? 0)
    const second = await createMock()
    expect(first.world.serialise()).not.toBe(before)
    expect(second.world.serialise()).toBe(before)
  })
})
