import { act, renderHook } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { createAddAction } from '@/patterns/person-list/add-people'
import { indexPeople, type NewListPerson } from '@/patterns/person-list/people-index'
import type { PersonAddition } from '@/patterns/person-list/person-list-options'
import type { ListedRow } from '@/patterns/person-list/person-row'
import { useStages } from '@/patterns/person-list/use-stages'
import type { RegisteredPerson } from '@/patterns/persons/person-registration'

const createRow = (rowNumber: number, id = rowNumber): ListedRow => ({
  rowNumber,
  cells: [],
  values: {},
  document: String(20_000_000 + id),
  lastName: 'PÉREZ',
  firstName: 'ANA',
  isNameGuessed: false,
  gender: 'F',
  from: '',
  to: '',
  nationality: '',
  newPersonProblems: [],
  problems: [],
  state: { kind: 'known', person: { id, full_name: 'Ana Pérez', id_number: String(20_000_000 + id) } },
})

const createRows = (count: number): ListedRow[] =>
  Array.from({ length: count }, (_, index) => createRow(index + 1))

type Backend = Pick<PersonAddition, 'add' | 'readAdded'>

/** Opens a list whose people are added by a backend. `press` presses the button that adds the rows. */
function openList(
  initialRows: readonly ListedRow[],
  backend: Backend,
  register: Parameters<typeof createAddAction>[3] = async ({ state }) => state,
) {
  const { result } = renderHook(() => useStages())
  const added: NewListPerson[] = []
  let rows = initialRows
  let isDone = false
  let refreshCount = 0
  const addition: PersonAddition = {
    label: 'Agregando',
    isNeeded: () => true,
    onFinished: () => {
      refreshCount += 1
    },
    ...backend,
  }
  const start = () =>
    createAddAction(
      {
        people: [],
        words: { help: '', example: '', duplicate: () => 'Repetida.', added: String },
        addition,
        onAdd: (people) => void added.push(...people),
        onDone: () => {
          isDone = true
        },
      },
      {
        rows,
        gender: '',
        title: undefined,
        setRows: (next) => {
          rows = next
        },
      },
      result.current,
      register,
    )()
  const press = () => act(start)
  const pressTwice = () => act(() => Promise.all([start(), start()]))
  return {
    press,
    pressTwice,
    stop: () => result.current.stop(),
    getStage: () => result.current.stage,
    getRows: () => rows,
    getAddedIds: () => added.map(({ person }) => person.id),
    isDone: () => isDone,
    countRefreshes: () => refreshCount,
  }
}

test('keeps the added people when the user stops, and continues with the others', async () => {
  const calls: number[] = []
  const list = openList(createRows(20), {
    add: async ({ id }) => {
      calls.push(id)
      if (id === 6) list.stop()
    },
    readAdded: async () => [],
  })
  await list.press()
  const stoppedIds = list.getAddedIds()
  expect(stoppedIds.length).toBeGreaterThanOrEqual(6)
  expect(stoppedIds.length).toBeLessThan(12)
  expect(list.getRows()).toHaveLength(20 - stoppedIds.length)
  expect(list.getStage()).toEqual({ name: 'partlyAdded', addedCount: stoppedIds.length, isStopped: true })
  await list.press()
  expect(list.isDone()).toBe(true)
  expect(calls.sort((left, right) => left - right)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
  expect(list.countRefreshes()).toBe(2)
})

test('makes no further calls after the backend has denied the access', async () => {
  let callCount = 0
  const list = openList(createRows(50), {
    add: async () => {
      callCount += 1
      throw new ApiError('status', 403, { detail: 'No podés cambiar esta obra.' })
    },
    readAdded: async () => [],
  })
  await list.press()
  expect(callCount).toBe(4)
  expect(list.getAddedIds()).toEqual([])
  expect(
    list
      .getRows()
      .slice(0, 4)
      .map(({ state }) => state),
  ).toEqual(
    Array.from({ length: 4 }, () =>
      expect.objectContaining({
        kind: 'notAdded',
        reasons: ['No podés cambiar esta obra.'],
        isUncertain: false,
      }),
    ),
  )
})

test('makes no further calls after three registrations without a response', async () => {
  let callCount = 0
  const rows = createRows(50).map((row) => ({ ...row, state: { kind: 'new' } as const }))
  const list = openList(rows, { add: async () => {}, readAdded: async () => [] }, async (_, __, onError) => {
    callCount += 1
    onError(new ApiError('network'))
    return { kind: 'failed', reasons: ['No se registró.'] }
  })
  await list.press()
  expect(callCount).toBeLessThan(8)
  expect(list.getRows()).toHaveLength(50)
})

test('makes no further calls after three additions without a response', async () => {
  let callCount = 0
  const list = openList(createRows(50), {
    add: async () => {
      callCount += 1
      throw new ApiError('network')
    },
    readAdded: async () => [],
  })
  await list.press()
  expect(callCount).toBeGreaterThanOrEqual(3)
  expect(callCount).toBeLessThan(8)
  expect(list.getRows()).toHaveLength(50)
  expect(list.getAddedIds()).toEqual([])
})

test('a second press while the portal reads who was added repeats no call', async () => {
  const calls: number[] = []
  const rows = createRows(10)
  const [first, ...others] = rows as [ListedRow, ...ListedRow[]]
  const person = { id: 1, full_name: 'Ana Pérez', id_number: first.document }
  const list = openList(
    [{ ...first, state: { kind: 'notAdded', person, reasons: [], isUncertain: true } }, ...others],
    { add: async ({ id }) => void calls.push(id), readAdded: async () => [person] },
  )
  await list.pressTwice()
  expect(calls.sort((left, right) => left - right)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(list.getAddedIds()).toHaveLength(10)
  expect(list.isDone()).toBe(true)
})

type Effect = 'adds' | 'lost' | 'network' | 503 | 400

const effect = fc.constantFrom<Effect>('adds', 'adds', 'lost', 'network', 503, 400)

/** A backend that follows a script: it runs a call, or fails before or after the call. It refuses to add a person again. */
function createBackend(effects: readonly Effect[], failingReads: readonly boolean[]) {
  const workers = new Map<number, RegisteredPerson>()
  const conflicts: number[] = []
  let [callCount, readCount] = [0, 0]
  const backend: Backend = {
    add: async (person) => {
      const next = effects[callCount++] ?? 'adds'
      if (next === 'network') throw new ApiError('network')
      if (typeof next === 'number') throw new ApiError('status', next)
      if (workers.has(person.id)) {
        conflicts.push(person.id)
        throw new ApiError('status', 409)
      }
      workers.set(person.id, person)
      if (next === 'lost') throw new ApiError('network')
    },
    readAdded: async () => {
      if (failingReads[readCount++]) throw new ApiError('network')
      return [...workers.values()]
    },
  }
  return { backend, workers, conflicts }
}

test('adds everybody once whatever responses are lost, and never repeats a call that had its effect', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(effect, { maxLength: 40 }),
      fc.array(fc.boolean(), { maxLength: 6 }),
      async (effects, failingReads) => {
        const { backend, workers, conflicts } = createBackend(effects, failingReads)
        const list = openList(createRows(12), backend)
        for (let attempt = 0; attempt < 60 && !list.isDone(); attempt += 1) {
          const canContinue = list
            .getRows()
            .some(({ state }) => state.kind === 'known' || state.kind === 'notAdded')
          if (!canContinue) break
          await list.press()
        }
        const addedIds = list.getAddedIds()
        expect(new Set(addedIds).size).toBe(addedIds.length)
        expect(addedIds.sort()).toEqual([...workers.keys()].sort())
        expect(conflicts).toEqual([])
        const { has } = indexPeople([...workers.values()])
        // A row stays in the list only if the backend refused its person.
        for (const { state, document } of list.getRows()) {
          expect(state.kind).toBe('refused')
          expect(has({ id: 0, full_name: '', id_number: document })).toBe(false)
        }
        expect(addedIds.length + list.getRows().length).toBe(12)
      },
    ),
    { numRuns: 60 },
  )
})
