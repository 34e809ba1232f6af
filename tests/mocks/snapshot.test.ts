import { allScenarios, type ScenarioName } from '@mocks/client'
import { answerRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { getSnapshotKey, type Snapshot, type SnapshotStore, takeSnapshot } from '@mocks/world/snapshot'
import { testNow, World } from '@mocks/world/world'
import { expect, it } from 'vitest'
import { credentials, guest, init, read } from './client'

/** Stores a copy of one snapshot. */
class MemorySnapshotStore implements SnapshotStore {
  stored: { key: string; snapshot: Snapshot } | undefined
  reads = 0

  async read(key: string) {
    if (this.stored?.key !== key) this.stored = undefined
    else this.reads += 1
    return structuredClone(this.stored?.snapshot)
  }

  async write(key: string, snapshot: Snapshot) {
    this.stored = structuredClone({ key, snapshot })
  }
}

/** Creates the world of a page load, with a log that several page loads share. */
function openPage(store: MemoryLogStore, snapshots?: SnapshotStore) {
  const world = new World({ store, snapshots, initialState: { now: testNow } })
  const call = async (method: string, path: string, sent: Parameters<typeof init>[1] = {}) =>
    read(await answerRequest(world, new Request(`http://portal.test${path}`, init(method, sent))))
  return { world, call }
}

async function begin(store: MemoryLogStore, snapshots: SnapshotStore, scenario: ScenarioName) {
  const first = openPage(store, snapshots)
  await first.call('POST', '/__mock/reset', { body: { scenario } })
  return first
}

/** Signs in and registers a guest, which reads and writes restored rows. */
async function use({ call }: ReturnType<typeof openPage>) {
  const { body } = await call('POST', '/fapi/auth/login/', { body: credentials('residente@demo.ar') })
  const { token } = body as { token: string }
  const added = await call('POST', '/fapi/customer/101/guest/?property_id=201', { token, body: guest })
  expect(added.status).toBe(201)
}

it('restores a large world unchanged after a page reload', async () => {
  const [store, snapshots] = [new MemoryLogStore(), new MemorySnapshotStore()]
  const built = await begin(store, snapshots, 'large')
  await use(built)
  expect(snapshots.reads).toBe(0)
  const restored = openPage(store, snapshots)
  await restored.call('GET', '/__mock/state')
  expect(snapshots.reads).toBe(1)
  expect(restored.world.serialise()).toBe(built.world.serialise())
}, 60_000)

it('stores no snapshot of a small world, and deletes that of a large one', async () => {
  const [store, snapshots] = [new MemoryLogStore(), new MemorySnapshotStore()]
  snapshots.stored = { key: 'another world', snapshot: {} as Snapshot }
  for (const scenario of allScenarios.filter((name) => name !== 'large')) {
    await begin(store, snapshots, scenario)
    expect(snapshots.stored).toBeUndefined()
  }
})

it.each<[string, (stored: Snapshot) => void]>([
  ['lacks a collection', ({ collections }) => Reflect.deleteProperty(collections, 'movements')],
  ['lacks a field', ({ collections }) => Reflect.deleteProperty(collections.users.fields, 'email')],
  ['lacks a row of a field', ({ collections }) => collections.persons.fields.gender?.pop()],
])('a snapshot that %s is not used', async (_, damage) => {
  const [store, snapshots] = [new MemoryLogStore(), new MemorySnapshotStore()]
  const { world } = await begin(store, snapshots, 'demo')
  const expected = world.serialise()
  const snapshot = structuredClone(takeSnapshot(world))
  damage(snapshot)
  snapshots.stored = { key: getSnapshotKey(world.header), snapshot }
  const next = openPage(store, snapshots)
  await next.call('GET', '/__mock/state')
  expect(snapshots.reads).toBe(1)
  expect(next.world.serialise()).toBe(expected)
})
