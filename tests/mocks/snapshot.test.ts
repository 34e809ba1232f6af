import { allScenarios, type ScenarioName } from '@mocks/client'
import { answerRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { getSnapshotKey, type Snapshot, type SnapshotStore, takeSnapshot } from '@mocks/world/snapshot'
import { testNow, World } from '@mocks/world/world'
import { expect, it } from 'vitest'
import { createCredentials, createRequestInit, newGuest, readResponse } from './client'

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
  const call = async (method: string, path: string, options: Parameters<typeof createRequestInit>[1] = {}) =>
    readResponse(
      await answerRequest(
        world,
        new Request(`http://portal.test${path}`, createRequestInit(method, options)),
      ),
    )
  return { world, call }
}

/** Opens a page and resets the world to a scenario. */
async function openScenario(store: MemoryLogStore, snapshots: SnapshotStore, scenario: ScenarioName) {
  const page = openPage(store, snapshots)
  await page.call('POST', '/__mock/reset', { body: { scenario } })
  return page
}

/** Signs in and registers a guest, so that the world reads and writes rows. */
async function signInAndAddGuest({ call }: ReturnType<typeof openPage>) {
  const { body } = await call('POST', '/fapi/auth/login/', { body: createCredentials('residente@demo.ar') })
  const { token } = body as { token: string }
  const guestResponse = await call('POST', '/fapi/customer/101/guest/?property_id=201', {
    token,
    body: newGuest,
  })
  expect(guestResponse.status).toBe(201)
}

it('restores a large world unchanged after a page reload', async () => {
  const [store, snapshots] = [new MemoryLogStore(), new MemorySnapshotStore()]
  const originalPage = await openScenario(store, snapshots, 'large')
  await signInAndAddGuest(originalPage)
  expect(snapshots.reads).toBe(0)
  const restoredPage = openPage(store, snapshots)
  await restoredPage.call('GET', '/__mock/state')
  expect(snapshots.reads).toBe(1)
  expect(restoredPage.world.serialise()).toBe(originalPage.world.serialise())
}, 60_000)

it('stores no snapshot of a small world, and deletes an older snapshot', async () => {
  const [store, snapshots] = [new MemoryLogStore(), new MemorySnapshotStore()]
  snapshots.stored = { key: 'another world', snapshot: {} as Snapshot }
  for (const scenario of allScenarios.filter((name) => name !== 'large')) {
    await openScenario(store, snapshots, scenario)
    expect(snapshots.stored).toBeUndefined()
  }
})

it.each<[string, (stored: Snapshot) => void]>([
  ['lacks a collection', ({ collections }) => Reflect.deleteProperty(collections, 'movements')],
  ['lacks a field', ({ collections }) => Reflect.deleteProperty(collections.users.fields, 'email')],
  ['lacks a row of a field', ({ collections }) => collections.persons.fields.gender?.pop()],
])('ignores a snapshot that %s', async (_, damage) => {
  const [store, snapshots] = [new MemoryLogStore(), new MemorySnapshotStore()]
  const { world } = await openScenario(store, snapshots, 'demo')
  const expected = world.serialise()
  const snapshot = structuredClone(takeSnapshot(world))
  damage(snapshot)
  snapshots.stored = { key: getSnapshotKey(world.header), snapshot }
  const nextPage = openPage(store, snapshots)
  await nextPage.call('GET', '/__mock/state')
  expect(snapshots.reads).toBe(1)
  expect(nextPage.world.serialise()).toBe(expected)
})
