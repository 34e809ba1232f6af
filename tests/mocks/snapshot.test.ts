import { allScenarios, type ScenarioName } from '@mocks/client'
import { type Columns, parseColumns, toColumnsText } from '@mocks/db/columns'
import { respondToRequest } from '@mocks/server'
import { MemoryLogStore } from '@mocks/world/log'
import { getSnapshotKey, type Snapshot, type SnapshotStore, takeSnapshot } from '@mocks/world/snapshot'
import { testNow, World } from '@mocks/world/world'
import { expect, it } from 'vitest'
import { isFullRun } from '../support/scope'
import { createCredentials, createRequestInit, newGuest, readResponse } from './client'

/** Stores a copy of one snapshot, which a read with another key deletes. `reads` counts the reads that find the snapshot. */
class CopyingSnapshotStore implements SnapshotStore {
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

/** Creates a world as a page load does. A second page with the same `store` reads the log of the first page. */
function openPage(store: MemoryLogStore, snapshots?: SnapshotStore) {
  const world = new World({ store, snapshots, initialState: { now: testNow } })
  const call = async (method: string, path: string, options: Parameters<typeof createRequestInit>[1] = {}) =>
    readResponse(
      await respondToRequest(
        world,
        new Request(`http://portal.test${path}`, createRequestInit(method, options)),
      ),
    )
  return { world, call }
}

/** Opens a page and resets its world to a scenario. */
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

it.runIf(isFullRun)(
  'a page reload restores a large world from its snapshot, including the writes after the snapshot',
  async () => {
    const [store, snapshots] = [new MemoryLogStore(), new CopyingSnapshotStore()]
    const originalPage = await openScenario(store, snapshots, 'large')
    await signInAndAddGuest(originalPage)
    expect(snapshots.reads).toBe(0)
    const restoredPage = openPage(store, snapshots)
    await restoredPage.call('GET', '/__mock/state')
    expect(snapshots.reads).toBe(1)
    expect(restoredPage.world.serialise()).toBe(originalPage.world.serialise())
  },
  60_000,
)

it('a page stores no snapshot of a small world, and deletes the snapshot of another world', async () => {
  const [store, snapshots] = [new MemoryLogStore(), new CopyingSnapshotStore()]
  snapshots.stored = { key: 'another world', snapshot: {} as Snapshot }
  for (const scenario of allScenarios.filter((name) => name !== 'large')) {
    await openScenario(store, snapshots, scenario)
    expect(snapshots.stored).toBeUndefined()
  }
})

type Collections = Snapshot['collections']
const findFields = (collections: Collections, name: keyof Collections) =>
  (collections[name] as Columns).fields

/** Changes the columns of each collection to texts, as the store of the browser does. */
const toTexts = (collections: Collections) =>
  Object.fromEntries(
    Object.entries(collections).map(([name, columns]) => [name, toColumnsText(parseColumns(columns))]),
  ) as Collections

/** Opens a page that finds a snapshot of the demo with changed collections. Returns its world as text, and that of a new demo. */
async function restoreDemo(change: (collections: Collections) => Collections) {
  const [store, snapshots] = [new MemoryLogStore(), new CopyingSnapshotStore()]
  const { world } = await openScenario(store, snapshots, 'demo')
  const expected = world.serialise()
  const { ids, collections } = structuredClone(takeSnapshot(world))
  snapshots.stored = {
    key: getSnapshotKey(world.header),
    snapshot: { ids, collections: change(collections) },
  }
  const nextPage = openPage(store, snapshots)
  await nextPage.call('GET', '/__mock/state')
  expect(snapshots.reads).toBe(1)
  return { restored: nextPage.world.serialise(), expected }
}

it('a page reload restores a world whose columns are stored as texts', async () => {
  const { restored, expected } = await restoreDemo(toTexts)
  expect(restored).toBe(expected)
})

it('a page reload reads the rows from the snapshot', async () => {
  const { restored } = await restoreDemo((collections) => {
    findFields(collections, 'persons').first_name?.fill('Restored')
    return toTexts(collections)
  })
  expect(restored).toContain('"first_name":"Restored"')
})

it.each<[string, (collections: Collections) => void]>([
  ['lacks a collection', (collections) => Reflect.deleteProperty(collections, 'movements')],
  ['lacks a field', (collections) => Reflect.deleteProperty(findFields(collections, 'users'), 'email')],
  ['lacks the last value of a field', (collections) => findFields(collections, 'persons').gender?.pop()],
])('a page reload ignores a snapshot that %s, and builds the world again', async (_, damage) => {
  const { restored, expected } = await restoreDemo((collections) => {
    damage(collections)
    return collections
  })
  expect(restored).toBe(expected)
})

it('a page reload ignores a snapshot of texts that lacks a field, and builds the world again', async () => {
  const { restored, expected } = await restoreDemo((collections) => {
    Reflect.deleteProperty(findFields(collections, 'users'), 'email')
    findFields(collections, 'persons').first_name?.fill('Restored')
    return toTexts(collections)
  })
  expect(restored).toBe(expected)
})
